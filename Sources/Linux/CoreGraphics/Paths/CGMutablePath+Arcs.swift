// SPDX-License-Identifier: MIT

import Foundation

extension CGMutablePath {
  /// Adds an arc, joined by a line to the current point when there is one.
  ///
  /// `clockwise` is meant in a space whose y axis points up: on a screen, whose y axis points down,
  /// `clockwise: true` runs counter-clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard center.isFinite, radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
    let sweep = Self.limited(Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise))
    func point(_ angle: CGFloat, _ tangent: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius * (sin(angle) + tangent * cos(angle)))
    }
    if elements.isEmpty {
      move(to: point(startAngle), transform: transform)
    } else {
      addLine(to: point(startAngle), transform: transform)
    }
    // A quarter turn is the most that a cubic follows without visible error.
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = sweep / CGFloat(count)
    let tangent = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let start = startAngle + step * CGFloat(index)
      let end = index == count - 1 ? startAngle + sweep : start + step
      addCurve(
        to: point(end), control1: point(start, tangent), control2: point(end, -tangent),
        transform: transform)
    }
  }

  /// The signed sweep of an arc; an arc of several turns keeps them. Whole turns against the direction
  /// that was asked for are one turn in it.
  private static func sweep(
    from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let delta = end - start
    if clockwise ? delta <= 0 : delta >= 0 { return delta }
    let rest = delta.truncatingRemainder(dividingBy: turn)
    if rest == 0 { return clockwise ? -turn : turn }
    return clockwise ? rest - turn : rest + turn
  }

  /// Angles of thousands of turns look like one turn, and must not cost thousands of curves.
  private static func limited(_ delta: CGFloat) -> CGFloat {
    let turn = 2 * CGFloat.pi
    guard abs(delta) > 64 * turn else { return delta }
    return delta.truncatingRemainder(dividingBy: turn) + (delta > 0 ? turn : -turn)
  }
}
