// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

/// Expected values: linear interpolation of straight components at the centers of pixels.
@Suite struct GradientRampTests {
  /// A gradient of the unit square over a picture, y down.
  private func pixels(
    _ colors: [CGColor], _ geometry: GradientGeometry, _ width: Int, _ height: Int
  ) -> PixelReader {
    var words = [UInt32](repeating: 0, count: width * height)
    words.withUnsafeMutableBufferPointer { buffer in
      guard let pixels = buffer.baseAddress else { return }
      GradientRamp(colors: colors, locations: []).fill(
        pixels, width: width, height: height, wordsPerRow: width, geometry: geometry,
        toUnit: CGAffineTransform(scaleX: 1 / CGFloat(width), y: 1 / CGFloat(height)), x: 0, y: 0)
    }
    return PixelReader(width: width, height: height, words: words)
  }

  @Test func colorsAreMixedStraight() throws {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let clear = try #require(red.copy(alpha: 0))
    let pixels = pixels([red, clear], .axial(start: .zero, end: CGPoint(x: 1, y: 0)), 100, 1)
    #expect(pixels.straight(50, 0).difference(to: Pixel(255, 0, 0, 126)) <= 2)
    #expect(pixels.straight(90, 0).red == 255)
  }

  @Test func conicAnglesAreExactAllAround() {
    let pixels = pixels(
      [.black, .white], .conic(center: CGPoint(x: 0.5, y: 0.5), angle: 0), 200, 200)
    var worst = 0.0
    for y in 0..<200 {
      for x in 0..<200 {
        let (dx, dy) = (Double(x) - 99.5, Double(y) - 99.5)
        var turn = atan2(dy, dx) / (2 * .pi)
        if turn < 0 { turn += 1 }
        worst = max(worst, abs(turn * 255 - Double(pixels.premultiplied(x, y).red)))
      }
    }
    // Rounding to whole gray values adds an error of a half, and the table of 2048 colors a
    // sixteenth.
    #expect(worst < 0.6)
  }
}
