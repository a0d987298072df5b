// SPDX-License-Identifier: MIT

import Foundation

extension CGContext {
  public func beginPath() {
    path = CGMutablePath()
  }

  public func move(to point: CGPoint) {
    path.move(to: point, transform: deviceTransform)
  }

  public func addLine(to point: CGPoint) {
    path.addLine(to: point, transform: deviceTransform)
  }

  public func addLines(between points: [CGPoint]) {
    path.addLines(between: points, transform: deviceTransform)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control, transform: deviceTransform)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(
      to: end, control1: control1, control2: control2, transform: deviceTransform)
  }

  public func addRect(_ rect: CGRect) {
    path.addRect(rect, transform: deviceTransform)
  }

  public func addRects(_ rects: [CGRect]) {
    path.addRects(rects, transform: deviceTransform)
  }

  public func addEllipse(in rect: CGRect) {
    path.addEllipse(in: rect, transform: deviceTransform)
  }

  public func addPath(_ path: CGPath) {
    self.path.addPath(path, transform: deviceTransform)
  }

  /// `clockwise` is meant in a space whose y axis points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: deviceTransform)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius,
      transform: deviceTransform)
  }

  public func closePath() {
    path.closeSubpath()
  }

  public var isPathEmpty: Bool { path.isEmpty }
}
