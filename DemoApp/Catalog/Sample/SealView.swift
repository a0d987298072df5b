// SPDX-License-Identifier: MIT

import StatusHUD

/// A seal that a check mark is cut out of: a view of the app that says that all went well.
final class SealView: TintedView {
  private let seal = CAShapeLayer()

  init() {
    super.init(size: CGSize(width: 52, height: 52))
    // A wave around a circle.
    let path = UIBezierPath(around: CGPoint(x: 26, y: 26), corners: 144) {
      24 + 1.5 * cos(CGFloat($0) / 144 * 24 * .pi)
    }
    path.append(Self.check())
    seal.path = path.cgPath
    seal.fillRule = .evenOdd
    layer.addSublayer(seal)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tint(_ color: CGColor) { seal.fillColor = color }

  /// The outline of a line with round ends, down to its corner and up again.
  private static func check() -> UIBezierPath {
    let start = CGPoint(x: 16.5, y: 27)
    let corner = CGPoint(x: 23.5, y: 34)
    let end = CGPoint(x: 36, y: 19)
    let radius: CGFloat = 2.4
    let down = atan2(corner.y - start.y, corner.x - start.x)
    let up = atan2(end.y - corner.y, end.x - corner.x)
    let half = CGFloat.pi / 2
    let path = UIBezierPath()
    func turn(around center: CGPoint, from start: CGFloat, to end: CGFloat) {
      path.addArc(
        withCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
    }
    path.move(to: start.moved(by: radius, down + half))
    turn(around: corner, from: down + half, to: up + half)
    turn(around: end, from: up + half, to: up - half)
    path.addLine(to: corner.moved(by: radius / cos((down - up) / 2), (down + up) / 2 - half))
    turn(around: start, from: down - half, to: down - 3 * half)
    path.close()
    return path
  }
}
