// SPDX-License-Identifier: MIT

import Foundation

/// A path to which elements are added.
public final class CGMutablePath: CGPath {
  public init() {
    super.init(elements: [])
  }

  @_spi(LinuxHost) public override init(elements: [PathElement]) {
    super.init(elements: elements)
  }

  override init(copying path: CGPath) {
    super.init(copying: path)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point.applying(transform)))
  }

  /// Ignored when there is no current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform),
        end: end.applying(transform)))
  }

  public func closeSubpath() {
    append(.close)
  }

  /// A move to the first point and lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addElements(Self.rectElements(rect), transform: transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addElements(Self.ellipseElements(rect), transform: transform)
  }

  /// Corners that do not fit, which trap on Apple platforms, are made as large as fits.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let elements = Self.roundedRectElements(rect, width: cornerWidth, height: cornerHeight)
    addElements(elements, transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    addElements(path.elements, transform: transform)
  }

  func addElements(_ added: [PathElement], transform: CGAffineTransform) {
    elements.reserveCapacity(elements.count + added.count)
    for element in added.applying(transform) { append(element) }
  }
}
