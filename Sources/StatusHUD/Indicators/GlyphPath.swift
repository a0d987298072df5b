// SPDX-License-Identifier: MIT

/// The built-in glyphs as lines in a square of 28 points, in the order they are drawn on.
enum GlyphPath {
  static let side: CGFloat = 28
  static let lineWidth: CGFloat = 2.25

  static func make(_ glyph: HUDContent.Glyph) -> CGPath {
    switch glyph {
    case .info: info()
    case .success: check()
    case .error: cross()
    }
  }

  private static func info() -> CGPath {
    let path = CGMutablePath()
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 14, y: 14), radius: 12,
      startAngle: -0.5 * .pi, endAngle: 1.5 * .pi, clockwise: true)
    path.addPath(circle.cgPath)
    path.move(to: CGPoint(x: 14, y: 12.75))
    path.addLine(to: CGPoint(x: 14, y: 19.5))
    // The dot: a line too short to be seen as one, with round ends.
    path.move(to: CGPoint(x: 14, y: 8.5))
    path.addLine(to: CGPoint(x: 14, y: 8.51))
    return path
  }

  private static func check() -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 4.5, y: 14.75))
    path.addLine(to: CGPoint(x: 10.75, y: 21))
    path.addLine(to: CGPoint(x: 23.5, y: 7.25))
    return path
  }

  private static func cross() -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 6.25, y: 6.25))
    path.addLine(to: CGPoint(x: 21.75, y: 21.75))
    path.move(to: CGPoint(x: 21.75, y: 6.25))
    path.addLine(to: CGPoint(x: 6.25, y: 21.75))
    return path
  }
}
