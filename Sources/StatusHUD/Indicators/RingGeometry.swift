// SPDX-License-Identifier: MIT

/// The size and the path of a ring, which spins or shows progress.
struct RingGeometry: Equatable {
  /// The empty border around the line, so that neither caps nor a mask's edge are cut.
  static let inset: CGFloat = 5
  /// More than any screen: keeps huge numbers out of paths.
  private static let limit: CGFloat = 10_000

  /// From the center to the middle of the line.
  let radius: CGFloat
  let thickness: CGFloat

  init(radius: CGFloat, thickness: CGFloat) {
    self.radius = min(radius, Self.limit)
    self.thickness = min(thickness, Self.limit)
  }

  func scaled(by factor: CGFloat) -> RingGeometry {
    RingGeometry(radius: radius * factor, thickness: thickness * factor)
  }

  var side: CGFloat { 2 * (radius + thickness / 2 + Self.inset) }
  var size: CGSize { CGSize(width: side, height: side) }

  /// Gives a layer the line of this ring, in the middle of `bounds`.
  func apply(to layer: CAShapeLayer, in bounds: CGRect) {
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    layer.path = .circle(around: CGPoint(x: side / 2, y: side / 2), radius: radius)
    layer.lineWidth = thickness
    layer.fillColor = nil
    layer.lineCap = .round
    layer.lineJoin = .bevel
  }
}

extension CGPath {
  /// A line that turns clockwise from 12 o'clock.
  static func circle(around center: CGPoint, radius: CGFloat) -> CGPath {
    UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 1.5 * .pi, endAngle: 3.5 * .pi,
      clockwise: true
    ).cgPath
  }
}
