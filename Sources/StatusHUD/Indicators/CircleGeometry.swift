// SPDX-License-Identifier: MIT

/// The size and path of a spinner, a progress ring, or a pie. Each begins at 12 o'clock.
struct CircleGeometry: Equatable {
  /// The margin that keeps the ring's line caps and the edge of its mask visible.
  static let inset: CGFloat = 5
  /// The maximum radius and thickness, which are greater than the size of any screen.
  private static let limit: CGFloat = 10_000

  /// The distance from the center of the ring to the middle of its line.
  var radius: CGFloat = 18
  var thickness: CGFloat = 2

  func scaled(by factor: CGFloat) -> CircleGeometry {
    CircleGeometry(
      radius: min(radius, Self.limit) * factor, thickness: min(thickness, Self.limit) * factor)
  }

  var side: CGFloat { 2 * (min(radius, Self.limit) + min(thickness, Self.limit) / 2 + Self.inset) }
  var size: CGSize { CGSize(width: side, height: side) }

  /// Configures `layer` to draw this ring at the center of `bounds`.
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

extension StatusHUD.Configuration {
  /// Returns the size of a ring or a pie for the specified content.
  func circle(for content: HUDContent) -> CircleGeometry {
    CircleGeometry(
      radius: content.hasText ? ringRadius : ringRadiusWithoutText, thickness: ringThickness)
  }
}

extension CGPath {
  /// Returns a clockwise circular path that starts at 12 o'clock.
  static func circle(around center: CGPoint, radius: CGFloat) -> CGPath {
    UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 1.5 * .pi, endAngle: 3.5 * .pi, clockwise: true
    ).cgPath
  }
}
