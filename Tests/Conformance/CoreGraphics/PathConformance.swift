// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CGPath` and `CGMutablePath`; where a rectangle begins and
/// which way it goes is in that of `CGPathAddRect`.
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
    #expect(isNear(path.boundingBoxOfPath, rect(0, 0, 10, 7.5)))
  }

  @Test func shapesFillTheirRectangles() {
    let oval = CGPath(ellipseIn: rect(1, 2, 30, 40), transform: nil)
    #expect(isNear(oval.boundingBoxOfPath, rect(1, 2, 30, 40)))
    let round = CGPath(
      roundedRect: rect(0, 0, 30, 40), cornerWidth: 5, cornerHeight: 8, transform: nil)
    #expect(isNear(round.boundingBoxOfPath, rect(0, 0, 30, 40)))
    #expect(round.contains(point(15, 1)))
    #expect(!round.contains(point(0.5, 0.5)), "the corner is cut off")
  }

  @Test func transformsApplyToWhatIsAdded() throws {
    var move = CGAffineTransform(translationX: 10, y: 20)
    let path = CGMutablePath()
    path.addRect(rect(0, 0, 1, 1))
    path.addRect(rect(0, 0, 1, 1), transform: move)
    #expect(path.boundingBoxOfPath == rect(0, 0, 11, 21))
    let moved = try #require(path.copy(using: &move))
    #expect(moved.boundingBoxOfPath == rect(10, 20, 11, 21))
    #expect(path.boundingBoxOfPath == rect(0, 0, 11, 21), "the original stays")
  }

  @Test func copiesAreTheirOwn() throws {
    let path = CGMutablePath()
    path.addRect(rect(0, 0, 1, 1))
    let copy = try #require(path.copy())
    #expect(copy == path)
    path.addRect(rect(5, 5, 1, 1))
    #expect(copy.boundingBoxOfPath == rect(0, 0, 1, 1))
    #expect(copy != path)
  }
}
