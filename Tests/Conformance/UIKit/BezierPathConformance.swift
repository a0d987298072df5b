// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIBezierPath`; angles are those of its figure “Angles in the
/// default coordinate system”, clockwise on a screen from the right. Points of arcs are those of
/// circles.
@MainActor @Suite struct BezierPathConformance {
  @Test func aNewPathHasTheDocumentedDefaults() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    #expect(path.lineWidth == 1)
    #expect(path.lineCapStyle == .butt)
    #expect(path.lineJoinStyle == .miter)
  }

  @Test func aPathIsBuiltPointByPoint() {
    let path = UIBezierPath()
    path.move(to: point(1, 2))
    path.addLine(to: point(11, 2))
    path.addLine(to: point(11, 22))
    #expect(path.bounds == rect(1, 2, 10, 20))
    #expect(path.contains(point(10, 4)))
    #expect(!path.contains(point(2, 20)))
  }

  /// A quarter from the right to the bottom of a screen, or three the other way.
  @Test func arcsAreClockwiseOnAScreen() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isNear(quarter.bounds, rect(0, 0, 10, 10), within: 0.01))
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(rest.bounds, rect(-10, -10, 20, 20), within: 0.01))
  }

  @Test func aFullCircleEndsWhereItBegan() {
    let path = UIBezierPath(
      arcCenter: point(5, 5), radius: 5, startAngle: -.pi / 2, endAngle: .pi * 3 / 2,
      clockwise: true)
    #expect(isNear(path.bounds, rect(0, 0, 10, 10), within: 0.01))
    #expect(path.contains(point(1.6, 1.6)))
    #expect(!path.contains(point(1.3, 1.3)))
  }

  @Test func shapesFillTheirRectangles() {
    #expect(UIBezierPath(rect: rect(1, 2, 3, 4)).bounds == rect(1, 2, 3, 4))
    let oval = UIBezierPath(ovalIn: rect(0, 0, 20, 10))
    #expect(isNear(oval.bounds, rect(0, 0, 20, 10)))
    #expect(oval.contains(point(10, 5)) && !oval.contains(point(1, 1)))
    let round = UIBezierPath(roundedRect: rect(0, 0, 100, 50), cornerRadius: 10)
    #expect(isNear(round.bounds, rect(0, 0, 100, 50)))
    #expect(!round.contains(point(1, 1)) && round.contains(point(50, 1)))
  }

  @Test func theCGPathIsACopy() {
    let path = UIBezierPath(rect: rect(0, 0, 1, 1))
    let before = path.cgPath
    path.addLine(to: point(50, 50))
    #expect(before.boundingBoxOfPath == rect(0, 0, 1, 1))
    path.cgPath = CGPath(rect: rect(5, 5, 2, 2), transform: nil)
    #expect(path.bounds == rect(5, 5, 2, 2))
    #expect(UIBezierPath(cgPath: path.cgPath).bounds == path.bounds)
  }

  @Test func pathsAreAppended() {
    let path = UIBezierPath(rect: rect(0, 0, 1, 1))
    path.append(UIBezierPath(rect: rect(5, 5, 1, 1)))
    #expect(path.bounds == rect(0, 0, 6, 6))
  }
}
