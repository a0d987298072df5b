// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

/// Expected values: circles. `clockwise` is meant in a space whose y axis points up.
@Suite struct CGPathTests {
  /// The direction is the one in the call, whatever the order of the angles. An arc can have
  /// several turns. The path of the spinner has two. Each quarter of a turn is a curve after the
  /// move, and their number is limited.
  @Test(
    arguments: [
      (0, .pi / 2, false, 5 * .pi), (0, .pi / 2, true, 15 * .pi), (.pi, 0, false, 10 * .pi),
      (1, 1, false, 0), (1, 1, true, 0), (0, 2 * .pi, true, 20 * .pi),
      (2 * .pi, 0, false, 20 * .pi), (0, 4 * .pi, true, 20 * .pi),
      (1.5 * .pi, 5.5 * .pi, false, 40 * .pi), (0, 1e12, false, nil), (.nan, 1, false, 0),
    ] as [(CGFloat, CGFloat, Bool, CGFloat?)])
  func anArcIsAsLongAsItsAnglesSay(
    start: CGFloat, end: CGFloat, clockwise: Bool, length: CGFloat?
  ) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    if let length {
      #expect(isClose(PathMeasure(path).length, length, tolerance: 0.05))
      if length > 0 { #expect(path.elements.count == 1 + Int((length / (5 * .pi)).rounded())) }
    }
    #expect(path.elements.count < 300 && path.isEmpty == start.isNaN)
  }
}
