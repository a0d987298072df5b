// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

/// Expected values: the elements of a figure, and where it begins, as Core Graphics makes them; the
/// rest is plane geometry.
@Suite struct PathTests {
  @Test func nothingBeginsWithoutAMove() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func whatIsNoNumberIsLeftOut() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addArc(
      center: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: false)
    path.addRect(.null)
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 2, height: 2), cornerWidth: 99, cornerHeight: .nan)
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 2, height: 2))
  }
}
