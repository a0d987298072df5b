// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

/// Expected values: lengths of polygons, and of circles where said.
@Suite struct PathMeasureTests {
  private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

  @Test func closingCountsAsALine() {
    #expect(PathMeasure(square).length == 40)
    #expect(
      PathMeasure(square).trimmed(from: 0.125, to: 0.375).elements == [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 5)),
      ])
    #expect(
      PathMeasure(square).trimmed(from: 0.75, to: 1).elements == [
        .move(CGPoint(x: 0, y: 10)), .line(CGPoint(x: 0, y: 0)),
      ])
  }

  @Test func theWholePathStaysClosedAndARangeWithoutLengthIsNothing() {
    for (from, to) in [(0, 1), (-5, 5)] as [(CGFloat, CGFloat)] {
      #expect(PathMeasure(square).trimmed(from: from, to: to) == square)
    }
    for (from, to) in [(0.5, 0.5), (0.7, 0.2), (.nan, .nan), (1, 2)] as [(CGFloat, CGFloat)] {
      #expect(PathMeasure(square).trimmed(from: from, to: to).isEmpty)
    }
    let point = CGMutablePath()
    point.addLines(between: [.zero, .zero, .zero])
    #expect(PathMeasure(point).length == 0)
    #expect(PathMeasure(point).trimmed(from: 0.2, to: 0.8).isEmpty)
  }

  @Test func partsOfACircleHaveTheirShare() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 18, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    let measure = PathMeasure(path)
    // The four Bézier curves are longer than the circle by 0.014 %.
    #expect(isClose(measure.length, 36 * .pi, tolerance: 0.02))
    for step in 0..<100 {
      let start = CGFloat(step) / 100
      let part = measure.trimmed(from: start, to: start + 0.37)
      let share = min(0.37, 1 - start)
      #expect(isClose(PathMeasure(part).length / measure.length, share, tolerance: 1e-6))
      guard case .move(let first) = part.elements.first else {
        Issue.record("a part begins with a move")
        continue
      }
      let expected = CGPoint(x: 18 * cos(start * 2 * .pi), y: 18 * sin(start * 2 * .pi))
      #expect(isClose(first, expected, tolerance: 0.02))
    }
  }

  /// A line of no length joins an arc that begins at the current point.
  @Test func laterSubpathsBeginWhereTheyDo() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    path.move(to: CGPoint(x: 105, y: 0))
    path.addArc(
      center: CGPoint(x: 100, y: 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    let part = PathMeasure(path).trimmed(from: 0, to: 0.999)
    #expect(
      part.elements.prefix(3) == [
        .move(.zero), .line(CGPoint(x: 10, y: 0)), .move(CGPoint(x: 105, y: 0)),
      ])
    #expect(part.elements.count == 5, "and two quarters of a turn")
  }
}
