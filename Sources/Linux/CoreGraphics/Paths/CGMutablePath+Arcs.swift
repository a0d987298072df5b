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
    let delta = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc that sweeps `delta` radians; positive angles turn the x axis towards the y axis.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
    let sweep = Self.limited(delta)
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

  /// Adds the arc of the given radius that touches the line from the current point to `tangent1End`
  /// and the line from there to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard tangent1End.isFinite, tangent2End.isFinite, radius.isFinite, let last = lastPoint,
      transform.isDrawable
    else { return }
    let start = last.applying(transform.inverted())
    let first = unit(from: tangent1End, to: start)
    let second = unit(from: tangent1End, to: tangent2End)
    let cross = first.dx * second.dy - first.dy * second.dx
    let cosine = first.dx * second.dx + first.dy * second.dy
    guard radius > 0, abs(cross) > 1e-9 else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    let angle = atan2(abs(cross), cosine)
    let distance = radius / tan(angle / 2)
    let begin = CGPoint(
      x: tangent1End.x + first.dx * distance, y: tangent1End.y + first.dy * distance)
    // The centre lies on the perpendicular through `begin`, on the side of the second line.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: begin.x - first.dy * radius * side, y: begin.y + first.dx * radius * side)
    let startAngle = atan2(begin.y - center.y, begin.x - center.x)
    let turn = CGFloat.pi - angle
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: cross > 0 ? -turn : turn,
      transform: transform)
  }

  private func unit(from start: CGPoint, to end: CGPoint) -> CGVector {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
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
