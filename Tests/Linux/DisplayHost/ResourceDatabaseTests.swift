// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import Testing

@testable import DisplayHost

/// Expected values: dots per inch over 96, between 1 and 4.
struct ResourceDatabaseTests {
  private static let databases: [(String, CGFloat)] = [
    ("Xft.dpi:\t192\n", 2), ("Xft.antialias: 1\nXft.dpi: 144\nXft.rgba: none", 1.5),
    ("*dpi: 96", 1), ("  Xft.dpi :  120  ", 1.25), ("Xft.dpi: 96\nXft.dpi: 288", 3),
    ("Xft.dpi: 100000", 4), ("Xft.dpi: 12", 1), ("Xft.dpi: 1e999", 1), ("Xft.dpi: nan", 1),
    ("Xft.dpi: -192", 1), ("Xft.dpi: large", 1), ("Xft.dpi", 1), ("Xft.dpi:", 1), ("", 1),
    ("! Xft.dpi: 192", 1), ("Xft.dpi: 192\nXft.dpi: huge", 2),
  ]

  @Test(arguments: databases)
  func theScaleIsReadFromTheResources(resources: String, expected: CGFloat) {
    #expect(ResourceDatabase.scale(in: resources) == expected)
  }

  private static let scales: [(CGFloat, CGFloat)] = [
    (.nan, 1), (.infinity, 1), (0, 1), (-2, 1), (0.1, 0.5), (1.5, 1.5), (100, 8),
  ]

  @Test(arguments: scales)
  func theScaleIsClamped(scale: CGFloat, expected: CGFloat) {
    #expect(ResourceDatabase.clampedScale(scale) == expected)
  }
}
