// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIBezierPath`; angles are those of its figure “Angles in the
/// default coordinate system”, clockwise on a screen from the right. Points of arcs are those of
/// circles.
@MainActor @Suite struct BezierPathConformance {
  @Test func aPathIsBuiltPointByPoint() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.lineWidth == 1)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    path.move(to: point(1, 2))
    path.addLine(to: point(11, 2))
    path.addLine(to: point(11, 22))
    #expect(path.bounds == rect(1, 2, 10, 20))
    #expect(path.contains(point(10, 4)) && !path.contains(point(2, 20)))
    path.append(UIBezierPath(rect: rect(15, 5, 1, 1)))
    #expect(path.bounds == rect(1, 2, 15, 20))
    let oval = UIBezierPath(ovalIn: rect(0, 0, 20, 10))
    #expect(isNear(oval.bounds, rect(0, 0, 20, 10)))
    #expect(oval.contains(point(10, 5)) && !oval.contains(point(1, 1)))
  }

  /// A quarter from the right to the bottom of a screen, three the other way, and all of a circle.
  @Test func arcsAreClockwiseOnAScreen() {
    func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> UIBezierPath {
      UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    }
    let (quarter, rest) = (arc(0, .pi / 2, clockwise: true), arc(0, .pi / 2, clockwise: false))
    #expect(isNear(quarter.bounds, rect(0, 0, 10, 10), within: 0.01))
    #expect(isNear(rest.bounds, rect(-10, -10, 20, 20), within: 0.01))
    let circle = arc(-.pi / 2, .pi * 3 / 2, clockwise: true)
    #expect(isNear(circle.bounds, rect(-10, -10, 20, 20), within: 0.01))
    #expect(circle.contains(point(-6.8, -6.8)) && !circle.contains(point(-7.4, -7.4)))
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
}
