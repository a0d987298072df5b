// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

/// Expected values: linear interpolation of straight components at the centers of pixels.
@Suite struct GradientTests {
  @Test func colorsAreMixedStraight() throws {
    let red = Bitmap.red
    let clear = try #require(red.copy(alpha: 0))
    let gradient = GradientRamp(colors: [red, clear], locations: [])
    let pixels = try Bitmap.gradient(
      gradient, .axial(start: .zero, end: CGPoint(x: 1, y: 0)), 100, 1)
    #expect(pixels.straight(50, 0).difference(to: Pixel(255, 0, 0, 126)) <= 2)
    #expect(pixels.straight(90, 0).red == 255)
  }

  @Test func conicAnglesAreExactAllAround() throws {
    let gradient = GradientRamp(colors: [.black, .white], locations: [])
    let pixels = try Bitmap.gradient(
      gradient, .conic(center: CGPoint(x: 0.5, y: 0.5), angle: 0), 200, 200)
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

  /// A wide radial gradient is written in runs of equal colors, and a narrow part pixel by pixel.
  @Test(arguments: [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.2, y: 1.3), CGPoint(x: -2, y: 0.4)])
  func runsAreWhatTheFormulaGives(center: CGPoint) throws {
    let shade = try #require(CGColor.black.copy(alpha: 0.2))
    let ramp = GradientRamp(colors: [.white, shade, shade], locations: [0, 0.1, 0.7])
    let geometry = GradientGeometry.radial(center: center, radii: CGSize(width: 0.7, height: 0.3))
    let (width, height) = (1600, 30)
    func pixels(x: Int, width: Int) -> [UInt32] {
      var words = [UInt32](repeating: 0, count: width * height)
      ramp.fill(
        &words, width: width, height: height, wordsPerRow: width, geometry: geometry,
        toUnit: CGAffineTransform(scaleX: 1 / 1600, y: 1 / 30), x: x, y: 0)
      return words
    }
    let all = pixels(x: 0, width: width)
    for x in stride(from: 0, to: width, by: 50) {
      let part = pixels(x: x, width: 50)
      #expect(
        (0..<height).allSatisfy {
          part[$0 * 50..<$0 * 50 + 50] == all[$0 * width + x..<$0 * width + x + 50]
        })
    }
  }
}
