// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.exclusiveScreen) struct GlyphTests {
  private let view = GlyphView(frame: .zero)

  private func shown(
    _ glyph: GlyphView.Glyph, side: CGFloat = 28, scale: CGFloat = 3
  ) async -> ViewScreen {
    let it = ViewScreen(size: CGSize(width: 60, height: 60), scale: scale)
    view.strokeColor = .black
    view.glyph = glyph
    await it.show(view)
    view.frame = CGRect(x: 30 - side / 2, y: 30 - side / 2, width: side, height: side)
    await it.advance(by: 0)
    return it
  }

  private func ink(_ pixels: PixelReader) -> Double {
    pixels.words.reduce(0) { $0 + 255 - Double($1 & 255) } / 255
  }

  /// Line ends included, a glyph is centred in its square within a pixel and fills most of it.
  @Test(arguments: GlyphView.Glyph.allCases, [1, 2, 3] as [CGFloat])
  func aGlyphIsCentred(_ glyph: GlyphView.Glyph, scale: CGFloat) async throws {
    let pixels = await shown(glyph, scale: scale).pixels()
    let box = try #require(pixels.bounds(differingFrom: Pixel(255, 255, 255), tolerance: 32))
    #expect(abs(box.midX - 30 * scale) <= 1)
    #expect(abs(box.midY - 30 * scale) <= 1)
    #expect(box.width >= 17 * scale && box.width <= 28 * scale)
  }

  /// As much ink at the double size as geometry says: four times.
  @Test func aGlyphScalesWithItsView() async {
    let small = ink(await shown(.success).pixels())
    let large = ink(await shown(.success, side: 56).pixels())
    #expect(abs(large / small - 4) < 0.1)
  }

  @Test(arguments: GlyphView.Glyph.allCases)
  func aGlyphDrawsItself(_ glyph: GlyphView.Glyph) async {
    let it = await shown(glyph)
    let whole = ink(it.pixels())
    view.drawOn()
    var last = 0.0
    for _ in 0..<4 {
      await it.advance(by: 0.07)
      let now = ink(it.pixels())
      #expect(now > last)
      last = now
    }
    #expect(last < whole)
    await it.advance(by: 1)
    #expect(ink(it.pixels()) == whole)
  }

  @Test func reducedMotionDrawsItAtOnce() async {
    let it = await shown(.error)
    it.screen.isReduceMotionEnabled = true
    view.drawOn()
    #expect(view.shapeLayer.animationKeys() == nil)
  }
}
