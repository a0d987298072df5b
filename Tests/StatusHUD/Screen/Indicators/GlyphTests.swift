// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.exclusiveScreen) struct GlyphTests {
  private func shownGlyph(
    _ glyph: HUDContent.Glyph, side: CGFloat = 28, scale: CGFloat = 3
  ) async -> (ViewScreen, GlyphView) {
    let screen = ViewScreen(size: CGSize(width: 60, height: 60), scale: scale)
    let view = GlyphView(frame: .zero)
    view.strokeColor = .black
    view.show(.glyph(glyph), isTinted: true)
    await screen.show(view)
    view.frame = CGRect(x: 30 - side / 2, y: 30 - side / 2, width: side, height: side)
    await screen.advance(by: 0)
    return (screen, view)
  }

  private func ink(_ pixels: PixelReader) -> Double {
    pixels.words.reduce(0) { $0 + 255 - Double($1 & 255) } / 255
  }

  /// Line ends included, a glyph is centred in its square within a pixel and fills most of it.
  @Test(arguments: HUDContent.Glyph.allCases, [1, 2, 3] as [CGFloat])
  func aGlyphIsCentred(_ glyph: HUDContent.Glyph, scale: CGFloat) async throws {
    let (screen, _) = await shownGlyph(glyph, scale: scale)
    let box = try #require(
      screen.pixels().bounds(differingFrom: Pixel(255, 255, 255), tolerance: 32))
    #expect(abs(box.midX - 30 * scale) <= 1)
    #expect(abs(box.midY - 30 * scale) <= 1)
    #expect(box.width >= 17 * scale && box.width <= 28 * scale)
  }

  /// As much ink at the double size as geometry says: four times.
  @Test func aGlyphScalesWithItsView() async {
    let (small, _) = await shownGlyph(.success)
    let area = ink(small.pixels())
    small.screen.disconnect()
    let (large, _) = await shownGlyph(.success, side: 56)
    #expect(abs(ink(large.pixels()) / area - 4) < 0.1)
  }

  @Test(arguments: HUDContent.Glyph.allCases)
  func aGlyphDrawsItself(_ glyph: HUDContent.Glyph) async {
    let (screen, view) = await shownGlyph(glyph)
    let whole = ink(screen.pixels())
    view.drawOn()
    var last = 0.0
    for _ in 0..<4 {
      await screen.advance(by: 0.07)
      let now = ink(screen.pixels())
      #expect(now > last)
      last = now
    }
    #expect(last < whole)
    await screen.advance(by: 1)
    #expect(ink(screen.pixels()) == whole)
  }

  @Test func reducedMotionDrawsItAtOnce() async {
    let (screen, view) = await shownGlyph(.error)
    screen.screen.isReduceMotionEnabled = true
    view.drawOn()
    #expect(view.shapeLayer.animationKeys() == nil)
  }
}
