// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

/// Expected values: circles. `clockwise` is meant in a space whose y axis points up.
@Suite struct ArcTests {
  private func arc(
    from start: CGFloat, to end: CGFloat, clockwise: Bool, radius: CGFloat = 10
  ) -> CGMutablePath {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  @Test func notClockwiseRunsTowardsGrowingAngles() {
    let path = arc(from: 0, to: .pi / 2, clockwise: false)
    #expect(isClose(path.currentPoint, CGPoint(x: 0, y: 10)))
    #expect(
      isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10), tolerance: 1e-2))
    #expect(isClose(PathMeasure(path).length, 5 * .pi, tolerance: 1e-2))
  }

  @Test func clockwiseTakesTheOtherWay() {
    let path = arc(from: 0, to: .pi / 2, clockwise: true)
    #expect(isClose(path.currentPoint, CGPoint(x: 0, y: 10)))
    #expect(isClose(PathMeasure(path).length, 15 * .pi, tolerance: 1e-2))
    #expect(
      isClose(
        path.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20), tolerance: 1e-2))
  }

  @Test func severalTurnsAreKept() {
    // The spinner's path: from 3π/2 to 11π/2, two turns.
    let path = arc(from: 1.5 * .pi, to: 5.5 * .pi, clockwise: false)
    #expect(isClose(PathMeasure(path).length, 40 * .pi, tolerance: 0.05))
    #expect(path.elements.count == 9)
  }

  @Test func anglesInTheWrongOrderGoOnInTheirDirection() {
    #expect(
      isClose(
        PathMeasure(arc(from: .pi, to: 0, clockwise: false)).length, 10 * .pi, tolerance: 1e-2))
    #expect(isClose(PathMeasure(arc(from: 1, to: 1, clockwise: false)).length, 0))
  }

  @Test func everyPointIsOnTheCircle() {
    let path = arc(from: 0.3, to: 5, clockwise: false, radius: 100)
    let measure = PathMeasure(path)
    for step in 0..<200 {
      let start = CGFloat(step) / 201
      let point = measure.trimmed(from: start, to: start + 0.001).currentPoint
      // A cubic's quarter circle is off by at most 2.8 parts in ten thousand.
      #expect(isClose(hypot(point.x, point.y), 100, tolerance: 0.028))
    }
  }

  @Test func aLineJoinsTheCurrentPoint() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: -.pi / 2)
    #expect(path.elements[1] == .line(CGPoint(x: 5, y: 0)))
    #expect(isClose(path.currentPoint, CGPoint(x: 0, y: -5)))
  }

  @Test func tangentArcsRoundACorner() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    // The circle touches the edges four away from the corner.
    #expect(isClose(PathMeasure(path).trimmed(from: 0, to: 0.4).currentPoint.y, 0))
    #expect(isClose(path.currentPoint, CGPoint(x: 10, y: 4)))
    let length = 6 + 2 * CGFloat.pi
    #expect(isClose(PathMeasure(path).length, length, tolerance: 1e-2))
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 8), tangent2End: CGPoint(x: 10, y: 20), radius: 4)
    #expect(path.currentPoint == CGPoint(x: 10, y: 8), "on one line there is nothing to round")
  }

  @Test func absurdAnglesEnd() {
    #expect(arc(from: 0, to: 1e12, clockwise: false).elements.count < 300)
    #expect(arc(from: .nan, to: 1, clockwise: false).isEmpty)
  }
}
