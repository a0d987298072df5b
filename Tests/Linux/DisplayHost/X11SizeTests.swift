// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@_spi(LinuxHost) @testable import DisplayHost

/// Expected values: points times the scale, within the limits of `PixelSize`.
@MainActor
@Suite(.serialized)
struct X11SizeTests {
  @Test func absurdSizesAreClamped() async throws {
    try await XServer.run { server in
      let display = try X11Display(name: server.name)
      let none = try X11Window(display: display, title: "", size: .zero, scale: .nan)
      #expect(none.size == CGSize(width: 1, height: 1))
      #expect(none.scale == 1)
      let huge = CGSize(width: 1e12, height: CGFloat.infinity)
      let large = try X11Window(display: display, title: "", size: huge, scale: 100)
      #expect(large.scale == 8)
      #expect(large.pixelSize.width == 32_000)
      #expect(large.pixelSize.height == 2097)
      display.synchronize()
      #expect(display.isConnected)
    }
  }

  // MARK: Values

  @Test func damageIsClipped() {
    let size = PixelSize(width: 100, height: 50)
    let damage = [
      PixelRect(x: -10, y: 40, width: 1000, height: 1000),
      PixelRect(x: 200, y: 0, width: 5, height: 5),
    ]
    #expect(PixelRect.clipped(damage, to: size) == [PixelRect(x: 0, y: 40, width: 100, height: 10)])
    // Very many rectangles become one around them.
    let many = (0..<65).map { PixelRect(x: $0, y: 20 + $0 % 3, width: 1, height: 1) }
    #expect(PixelRect.clipped(many, to: size) == [PixelRect(x: 0, y: 20, width: 65, height: 3)])
    #expect(PixelRect.clipped(Array(many.prefix(64)), to: size).count == 64)
  }

  // Dots per inch divided by 96, between 1 and 4.
  nonisolated private static let databases: [(String, CGFloat)] = [
    ("Xft.dpi:\t192\n", 2), ("Xft.antialias: 1\nXft.dpi: 144\nXft.rgba: none", 1.5),
    ("*dpi: 96", 1), ("  Xft.dpi :  120  ", 1.25), ("Xft.dpi: 96\nXft.dpi: 288", 3),
    ("Xft.dpi: 100000", 4), ("Xft.dpi: 12", 1), ("Xft.dpi: 1e999", 1), ("Xft.dpi: nan", 1),
    ("Xft.dpi: -192", 1), ("Xft.dpi: large", 1), ("Xft.dpi", 1), ("Xft.dpi:", 1), ("", 1),
    ("! Xft.dpi: 192", 1), ("Xft.dpi: 192\nXft.dpi: huge", 2),
  ]

  @Test(arguments: databases)
  func theScaleIsReadFromTheResources(resources: String, expected: CGFloat) {
    #expect(DisplayScale.of(resources: resources) == expected)
  }
}
