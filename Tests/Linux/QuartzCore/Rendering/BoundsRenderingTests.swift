// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Expected values: whole pixels, and areas of circles.
@Suite struct BoundsRenderingTests {
  @Test(arguments: [1, 2, 3])
  func backgroundsAreCrisp(scale: Int) throws {
    let pixels = try RenderedScreen.pixels(20, 20, scale: CGFloat(scale)) { root in
      root.addSublayer(RenderedScreen.layer(CGRect(3, 4, 5, 6), Ink.red))
    }
    let expected = CGRect(3 * scale, 4 * scale, 5 * scale, 6 * scale)
    #expect(pixels.bounds() == expected)
    #expect(pixels.straight(3 * scale, 4 * scale) == .red)
    #expect(pixels.straight(8 * scale - 1, 10 * scale - 1) == .red)
  }

  @Test func thirdsOfAPointAreWholePixels() throws {
    let pixels = try RenderedScreen.pixels(
      20, 20, scale: 3, of: CGRect(0, 0, 10.0 / 3, 0.1 + 0.2 + 1.7), Ink.red
    ) { layer in
      layer.position = CGPoint(x: 2 + 5.0 / 3, y: 5)
    }
    #expect(pixels.bounds() == CGRect(6, 12, 10, 6))
    #expect(pixels.straight(6, 12) == .red)
  }

  @Test func roundedCornersCoverTheirCircle() throws {
    let pixels = try RenderedScreen.pixels(40, 40, of: CGRect(0, 0, 40, 40), Ink.black) { layer in
      layer.cornerRadius = 20
    }
    let area = pixels.words.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(area - 400 * .pi) < 1)
    #expect(pixels.premultiplied(0, 0) == .transparent)
    // A circle looks the same after a quarter turn, except that Cairo uses 15 rows and 256 columns
    // per pixel.
    for turns in 1...3 {
      #expect(pixels.difference(afterQuarterTurns: turns, to: pixels)?.maximum ?? 255 <= 8)
    }
  }

  @Test func continuousCornersBeginEarlier() throws {
    func firstWhole(_ curve: CALayerCornerCurve) throws -> Int? {
      let pixels = try RenderedScreen.pixels(200, 200, of: CGRect(0, 0, 200, 200), Ink.black) {
        layer in
        layer.cornerRadius = 60
        layer.cornerCurve = curve
      }
      // Cairo uses 15 rows per pixel. Where the edge is nearly horizontal, a row is 17 of 255
      // levels, and the pictures differ by at most two rows.
      #expect(pixels.difference(afterQuarterTurns: 2, to: pixels)?.maximum ?? 255 <= 34)
      return (0..<100).first { pixels.premultiplied($0, 0).alpha >= 254 }
    }
    // A circle leaves the edge after 1 radius, and a continuous corner after 1.53 radii.
    let circular = try firstWhole(.circular) ?? 0
    let continuous = try firstWhole(.continuous) ?? 0
    #expect((50...60).contains(circular))
    #expect((70...92).contains(continuous))
  }
}

extension CGRect {
  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
