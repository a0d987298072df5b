// SPDX-License-Identifier: MIT

/// The size and the path of a ring: what the turning one and the one of progress share.
struct RingGeometry: Equatable {
  /// The empty border around the line, so that neither caps nor a mask's edge touch the view's.
  static let inset: CGFloat = 5
  /// Larger than any screen; keeps absurd numbers out of the path arithmetic.
  private static let limit: CGFloat = 10_000

  /// From the centre to the middle of the line.
  let radius: CGFloat
  let thickness: CGFloat

  /// What is no length counts as 0.
  init(radius: CGFloat, thickness: CGFloat) {
    self.radius = min(radius.sanitized(or: 0), Self.limit)
    self.thickness = min(thickness.sanitized(or: 0), Self.limit)
  }

  var side: CGFloat { 2 * (radius + thickness / 2 + Self.inset) }
  var size: CGSize { CGSize(width: side, height: side) }

  /// Clockwise from 12 o'clock, in a square of `side`.
  func path(turns: Int) -> CGPath {
    UIBezierPath(
      arcCenter: CGPoint(x: side / 2, y: side / 2), radius: radius,
      startAngle: 1.5 * .pi, endAngle: (1.5 + 2 * CGFloat(turns)) * .pi, clockwise: true
    ).cgPath
  }

  /// Gives a layer this ring's line; what animates on the layer goes on.
  func apply(to layer: CAShapeLayer, turns: Int) {
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.path = path(turns: turns)
    layer.lineWidth = thickness
    layer.fillColor = nil
    layer.lineCap = .round
    layer.lineJoin = .bevel
  }
}
