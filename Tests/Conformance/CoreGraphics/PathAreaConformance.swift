// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CGPath.contains(_:using:transform:)`, of `CGPathFillRule`, of
/// the arcs of `CGMutablePath` and of `copy(dashingWithPhase:lengths:transform:)`. Points of arcs
/// are those of circles.
@Suite struct PathAreaConformance {
  /// A square in a square, both in the same direction.
  private var nested: CGPath {
    let path = CGMutablePath()
    path.addRect(rect(0, 0, 10, 10))
    path.addRect(rect(3, 3, 4, 4))
    return path
  }

  @Test func fillRulesDecideAboutHoles() {
    #expect(nested.contains(point(5, 5)))
    #expect(!nested.contains(point(5, 5), using: .evenOdd))
    #expect(nested.contains(point(1, 1), using: .evenOdd))
    #expect(!nested.contains(point(11, 5)))
  }

  @Test func windingsInOppositeDirectionsCancel() {
    let path = CGMutablePath()
    path.addRect(rect(0, 0, 10, 10))
    path.addLines(between: [point(3, 3), point(3, 7), point(7, 7), point(7, 3)])
    path.closeSubpath()
    #expect(!path.contains(point(5, 5)))
    #expect(path.contains(point(1, 5)))
  }

  /// “An affine transform to apply to the point before checking for containment in the path.”
  @Test func theTransformIsThePoints() {
    let left = CGAffineTransform(translationX: -100, y: 0)
    #expect(nested.contains(point(101, 1), transform: left))
    #expect(!nested.contains(point(1, 1), transform: left))
    #expect(nested.contains(point(0.5, 0.1), transform: CGAffineTransform(scaleX: 2, y: 10)))
  }

  @Test func openSubpathsAreClosedForTheQuestion() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, point(10, 0), point(0, 10)])
    #expect(path.contains(point(2, 2)))
    #expect(!path.contains(point(8, 8)))
  }

  /// The quarter from the positive x to the positive y axis, and the other three.
  @Test func arcsGoTheWayTheyAreTold() {
    func arc(clockwise: Bool) -> CGPath {
      let path = CGMutablePath()
      path.addArc(
        center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
      return path
    }
    #expect(isNear(arc(clockwise: false).boundingBoxOfPath, rect(0, 0, 10, 10), within: 0.01))
    #expect(isNear(arc(clockwise: true).boundingBoxOfPath, rect(-10, -10, 20, 20), within: 0.01))
    #expect(isNear(arc(clockwise: true).currentPoint, point(0, 10)))
  }

}
