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

  @Test func arcsAreJoinedByALine() {
    let path = CGMutablePath()
    path.move(to: point(-50, 0))
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi)
    #expect(isNear(path.boundingBoxOfPath, rect(-50, 0, 60, 10), within: 0.01))
    #expect(isNear(path.currentPoint, point(-10, 0)))
  }

  /// A circle of radius 5 in the right angle at (10, 0) touches it at (5, 0) and (10, 5).
  @Test func arcsTouchBothTangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: point(10, 0), tangent2End: point(10, 20), radius: 5)
    #expect(isNear(path.currentPoint, point(10, 5)))
    #expect(isNear(path.boundingBoxOfPath, rect(0, 0, 10, 5), within: 0.01))
  }

  private func dashes(_ phase: CGFloat, _ lengths: [CGFloat], of path: CGPath) -> [[CGFloat]] {
    var found: [[CGFloat]] = []
    path.copy(dashingWithPhase: phase, lengths: lengths).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: found.append([element.pointee.points[0].x])
      case .addLineToPoint: found[found.count - 1].append(element.pointee.points[0].x)
      default: break
      }
    }
    return found
  }

  @Test func dashesBeginWhereThePhaseSays() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, point(10, 0)])
    #expect(dashes(0, [3, 2], of: line) == [[0, 3], [5, 8]])
    #expect(dashes(1, [3, 2], of: line) == [[0, 2], [4, 7], [9, 10]])
    #expect(dashes(4, [3, 2], of: line) == [[1, 4], [6, 9]])
  }

  /// “Elements of the converted path” are what the transform is for: dashes grow with it.
  @Test func dashesAreTransformedAfterwards() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, point(10, 0)])
    let dashed = line.copy(
      dashingWithPhase: 0, lengths: [4, 10], transform: CGAffineTransform(scaleX: 3, y: 1))
    #expect(isNear(dashed.boundingBox, rect(0, 0, 12, 0)))
  }
}
