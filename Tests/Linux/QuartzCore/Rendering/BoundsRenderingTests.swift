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
    #expect(pixels.straight(3 * scale, 4 * scale) == Pixel(255, 0, 0))
    #expect(pixels.straight(8 * scale - 1, 10 * scale - 1) == Pixel(255, 0, 0))
  }

  @Test func thirdsOfAPointAreWholePixels() throws {
    let pixels = try RenderedScreen.pixels(
      20, 20, scale: 3, of: CGRect(0, 0, 10.0 / 3, 0.1 + 0.2 + 1.7), Ink.red
    ) { layer in
      layer.position = CGPoint(x: 2 + 5.0 / 3, y: 5)
    }
    #expect(pixels.bounds() == CGRect(6, 12, 10, 6))
    #expect(pixels.straight(6, 12) == Pixel(255, 0, 0))
  }

  @Test func roundedCornersCoverTheirCircle() throws {
    let pixels = try RenderedScreen.pixels(40, 40, of: CGRect(0, 0, 40, 40), Ink.black) { layer in
      layer.cornerRadius = 20
    }
    let area = pixels.words.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(area - 400 * .pi) < 1)
    #expect(pixels.premultiplied(0, 0) == .transparent)
    // A circle is the same from all four sides, but Cairo counts 15 rows and 256 columns per pixel.
    for turns in 1...3 {
      #expect(pixels.difference(afterQuarterTurns: turns, to: pixels)?.maximum ?? 255 <= 8)
    }
  }

  @Test func radiiThatDoNotFitAreClamped() throws {
    func picture(_ radius: CGFloat) throws -> PixelReader {
      try RenderedScreen.pixels(30, 20, of: CGRect(0, 0, 30, 20), Ink.black) { layer in
        layer.cornerRadius = radius
      }
    }
    #expect(try picture(10) == picture(1000))
  }

  @Test func continuousCornersBeginEarlier() throws {
    func firstWhole(_ curve: CALayerCornerCurve) throws -> Int? {
      let pixels = try RenderedScreen.pixels(200, 200, of: CGRect(0, 0, 200, 200), Ink.black) {
        layer in
        layer.cornerRadius = 60
        layer.cornerCurve = curve
      }
      // Where the edge is nearly level one of Cairo's 15 rows per pixel is 17 of 255: two at most.
      #expect(pixels.difference(afterQuarterTurns: 2, to: pixels)?.maximum ?? 255 <= 34)
      return (0..<100).first { pixels.premultiplied($0, 0).alpha >= 254 }
    }
    // In radii: a circle leaves the edge at 1, the other by its expansion factor at 1.53.
    let circular = try firstWhole(.circular) ?? 0
    let continuous = try firstWhole(.continuous) ?? 0
    #expect((50...60).contains(circular))
    #expect((70...92).contains(continuous))
  }

  @Test func bordersLieInsideAndAboveSublayers() throws {
    let pixels = try RenderedScreen.pixels(20, 20, of: CGRect(2, 2, 16, 16), Ink.red) { layer in
      layer.borderWidth = 2
      layer.borderColor = Ink.blue
      layer.addSublayer(RenderedScreen.layer(CGRect(0, 0, 8, 8), Ink.green))
    }
    #expect(pixels.bounds() == CGRect(2, 2, 16, 16))
    #expect(pixels.straight(2, 2) == Pixel(0, 0, 255))
    #expect(pixels.straight(3, 10) == Pixel(0, 0, 255))
    #expect(pixels.straight(4, 4) == Pixel(0, 255, 0))
    #expect(pixels.straight(12, 12) == Pixel(255, 0, 0))
    #expect(pixels.straight(17, 17) == Pixel(0, 0, 255))
  }

  @Test func aBorderWiderThanTheBoundsFillsThem() throws {
    let pixels = try RenderedScreen.pixels(10, 10, of: CGRect(2, 2, 4, 4)) { layer in
      layer.borderWidth = 50
    }
    #expect(pixels.bounds() == CGRect(2, 2, 4, 4))
    #expect(pixels.premultiplied(4, 4) == Pixel(0, 0, 0))
  }
}

extension CGRect {
  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
