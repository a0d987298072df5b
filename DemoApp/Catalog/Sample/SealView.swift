// SPDX-License-Identifier: MIT

import StatusHUD

/// A seal that a check mark is cut out of: a view of the app that says that all went well.
final class SealView: UIView {
  private static let size = CGSize(width: 52, height: 52)

  private let seal = CAShapeLayer()

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    let path = Self.edge()
    path.append(Self.check())
    seal.path = path.cgPath
    seal.fillRule = .evenOdd
    layer.addSublayer(seal)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { Self.size }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    seal.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    CATransaction.commit()
  }

  /// A wave around a circle.
  private static func edge() -> UIBezierPath {
    let path = UIBezierPath()
    let steps = 144
    for step in 0..<steps {
      let angle = CGFloat(step) / CGFloat(steps) * 2 * .pi
      let point = point(CGPoint(x: 26, y: 26), 24 + 1.5 * cos(12 * angle), angle)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  /// The outline of a line with round ends, down to its corner and up again.
  private static func check() -> UIBezierPath {
    let (start, corner, end) = (
      CGPoint(x: 16.5, y: 27), CGPoint(x: 23.5, y: 34), CGPoint(x: 36, y: 19)
    )
    let radius: CGFloat = 2.4
    let down = atan2(corner.y - start.y, corner.x - start.x)
    let up = atan2(end.y - corner.y, end.x - corner.x)
    let half = CGFloat.pi / 2
    let path = UIBezierPath()
    path.move(to: point(start, radius, down + half))
    path.addArc(
      withCenter: corner, radius: radius, startAngle: down + half, endAngle: up + half,
      clockwise: false)
    path.addArc(
      withCenter: end, radius: radius, startAngle: up + half, endAngle: up - half, clockwise: false)
    path.addLine(to: point(corner, radius / cos((down - up) / 2), (down + up) / 2 - half))
    path.addArc(
      withCenter: start, radius: radius, startAngle: down - half, endAngle: down - 3 * half,
      clockwise: false)
    path.close()
    return path
  }

  private static func point(
    _ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat
  ) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
