// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxCoreGraphics
@testable import LinuxUIKit

/// Expected values: UIKit's documentation, and the published measures of its continuous corners.
@Suite struct UIBezierPathTests {
  @Test func continuousCornersStartFurtherOut() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 10)
    let points = path.cgPath.elements.compactMap(\.end)
    #expect(points.first.map { isClose($0, CGPoint(x: 15.2866483, y: 0), tolerance: 1e-6) } == true)
    #expect(
      points.contains { isClose($0, CGPoint(x: 200 - 6.6993427, y: 0.6549600), tolerance: 1e-6) })
    #expect(points.contains { isClose($0, CGPoint(x: 200, y: 15.2866483), tolerance: 1e-6) })
    #expect(path.bounds == rect)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 100, y: 0.5)))
  }

  /// The curve passes nearly through the circle's point on the diagonal.
  @Test func cornersHaveTheirRadius() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 400, height: 400), cornerRadius: 100)
    let inset: CGFloat = 100 * (1 - 0.5.squareRoot())
    #expect(path.contains(CGPoint(x: inset + 1, y: inset + 1)))
    #expect(!path.contains(CGPoint(x: inset - 1, y: inset - 1)))
  }

  @Test func theRadiusIsAtMostHalfTheShortSide() {
    let circle = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 1000)
    // A circle: the point on the diagonal, and nothing beyond it.
    let inset: CGFloat = 20 * (1 - 0.5.squareRoot())
    #expect(circle.contains(CGPoint(x: inset + 0.1, y: inset + 0.1)))
    #expect(!circle.contains(CGPoint(x: inset - 0.1, y: inset - 0.1)))
    for radius in [0, -5, CGFloat.nan] {
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(UIBezierPath(roundedRect: rect, cornerRadius: radius).bounds == rect)
    }
  }

  @Test func strokesHaveWidth() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 20, y: 5))
    path.lineWidth = 4
    let pixels = try pixels(
      drawn(20, 10) { _ in
        UIColor.blue.setStroke()
        path.stroke()
      })
    #expect(pixels.straight(2, 4) == .pureBlue)
    #expect(pixels.bounds() == CGRect(x: 0, y: 3, width: 20, height: 4))
  }

  @Test func nothingHasNoSize() {
    #expect(UIBezierPath().bounds == .zero)
  }

  @Test func drawingWithoutAContextIsSurvived() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
