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

  /// The direction is the one in the call, whatever the order of the angles. An arc can have
  /// several turns. The path of the spinner has two.
  @Test(
    arguments: [
      (0, .pi / 2, false, 5 * .pi), (0, .pi / 2, true, 15 * .pi), (.pi, 0, false, 10 * .pi),
      (1, 1, false, 0), (1, 1, true, 0), (0, 2 * .pi, true, 20 * .pi),
      (2 * .pi, 0, false, 20 * .pi), (0, 4 * .pi, true, 20 * .pi),
      (1.5 * .pi, 5.5 * .pi, false, 40 * .pi),
    ] as [(CGFloat, CGFloat, Bool, CGFloat)])
  func anArcIsAsLongAsItsAnglesSay(
    start: CGFloat, end: CGFloat, clockwise: Bool, length: CGFloat
  ) {
    let path = arc(from: start, to: end, clockwise: clockwise)
    #expect(isClose(PathMeasure(path).length, length, tolerance: 0.05))
  }

  @Test func theNumberOfCurvesIsLimited() {
    #expect(arc(from: 1.5 * .pi, to: 5.5 * .pi, clockwise: false).elements.count == 9)
    #expect(arc(from: 0, to: 1e12, clockwise: false).elements.count < 300)
    #expect(arc(from: .nan, to: 1, clockwise: false).isEmpty)
  }
}
