// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxCoreGraphics
@testable import LinuxUIKit

/// Expected values: UIKit's documentation, and the published measures of its continuous corners.
@Suite struct UIBezierPathTests {
  @Test func continuousCornersStartFurtherOut() {
    let rect = CGRect(0, 0, 200, 100)
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

  @Test func theRadiusIsAtMostHalfTheShortSide() {
    let circle = UIBezierPath(roundedRect: CGRect(0, 0, 40, 40), cornerRadius: 1000)
    // The path contains the points on the diagonal up to the circle, and no point beyond it.
    let inset: CGFloat = 20 * (1 - 0.5.squareRoot())
    #expect(circle.contains(CGPoint(x: inset + 0.1, y: inset + 0.1)))
    #expect(!circle.contains(CGPoint(x: inset - 0.1, y: inset - 0.1)))
    let rect = CGRect(1, 2, 3, 4)
    for radius in [0, -5, CGFloat.nan] {
      #expect(UIBezierPath(roundedRect: rect, cornerRadius: radius).bounds == rect)
    }
  }
}
