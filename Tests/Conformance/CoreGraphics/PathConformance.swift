// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CGPath`, of `CGPathFillRule`, and of the arcs of
/// `CGMutablePath`. Points of arcs are those of circles.
@Suite struct PathConformance {
  @Test func theCurrentPointIsTheLastOneAdded() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    path.addLines(between: [point(1, 1), point(5, 1), point(5, 5)])
    #expect(path.currentPoint == point(5, 5))
    path.closeSubpath()
    #expect(path.currentPoint == point(1, 1), "a new subpath begins where the old one did")
    #expect(!path.isEmpty)
  }

  /// A curve from (0, 0) to (10, 0) with both control points at y = 10 reaches y = 7.5.
  @Test func theBoxOfAPathHasNoControlPoints() {
    let path = CGMutablePath()
    #expect(path.boundingBoxOfPath.isNull)
    path.move(to: .zero)
    path.addCurve(to: point(10, 0), control1: point(0, 10), control2: point(10, 10))
    #expect(isNear(path.boundingBoxOfPath, rect(0, 0, 10, 7.5), within: 1e-6))
  }

  @Test func shapesFillTheirRectangles() {
    let oval = CGPath(ellipseIn: rect(1, 2, 30, 40), transform: nil)
    #expect(isNear(oval.boundingBoxOfPath, rect(1, 2, 30, 40), within: 1e-6))
    let round = CGPath(
      roundedRect: rect(0, 0, 30, 40), cornerWidth: 5, cornerHeight: 8, transform: nil)
    #expect(isNear(round.boundingBoxOfPath, rect(0, 0, 30, 40), within: 1e-6))
    #expect(round.contains(point(15, 1)))
    #expect(!round.contains(point(0.5, 0.5)), "the corner is cut off")
  }

  /// The original stays as it is, and a copy doesn't follow it.
  @Test func copiesAndTransformsLeaveTheOriginal() throws {
    var move = CGAffineTransform(translationX: 10, y: 20)
    let path = CGMutablePath()
    path.addRect(rect(0, 0, 1, 1))
    let copy = try #require(path.copy())
    #expect(copy == path)
    path.addRect(rect(0, 0, 1, 1), transform: move)
    let moved = try #require(path.copy(using: &move))
    #expect(path.boundingBoxOfPath == rect(0, 0, 11, 21))
    #expect(moved.boundingBoxOfPath == rect(10, 20, 11, 21))
    #expect(copy.boundingBoxOfPath == rect(0, 0, 1, 1))
    #expect(copy != path)
  }

  /// A square in a square, both in the same direction, or an open one in the opposite direction.
  @Test func theFillRuleDecidesAboutHoles() {
    let nested = CGMutablePath()
    nested.addRect(rect(0, 0, 10, 10))
    let opposite = CGMutablePath()
    opposite.addPath(nested)
    nested.addRect(rect(3, 3, 4, 4))
    opposite.addLines(between: [point(3, 3), point(3, 7), point(7, 7), point(7, 3)])
    #expect(nested.contains(point(5, 5)) && !nested.contains(point(5, 5), using: .evenOdd))
    #expect(nested.contains(point(1, 1), using: .evenOdd) && !nested.contains(point(11, 5)))
    #expect(opposite.contains(point(1, 5)) && !opposite.contains(point(5, 5)))
  }

  /// The quarter from the positive x to the positive y axis, and the other three.
  @Test func arcsGoTheWayTheyAreTold() {
    for (clockwise, box) in [(false, rect(0, 0, 10, 10)), (true, rect(-10, -10, 20, 20))] {
      let path = CGMutablePath()
      path.addArc(
        center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
      #expect(isNear(path.boundingBoxOfPath, box, within: 0.01))
      #expect(isNear(path.currentPoint, point(0, 10), within: 1e-6))
    }
  }
}
