// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

@MainActor @Suite(.exclusiveScreen) struct GlyphTests {
  private nonisolated static let icons: [StatusHUD.Message.Icon] = [.info, .success, .error]

  private let view = GlyphView(frame: .zero)

  private func shown(
    _ icon: StatusHUD.Message.Icon, side: CGFloat = 28, scale: CGFloat = 3
  ) async -> ViewScreen {
    view.icon = icon
    let it = await ViewScreen.light(view, scale: scale)
    view.frame = CGRect(x: 30 - side / 2, y: 30 - side / 2, width: side, height: side)
    await it.advance(by: 0)
    return it
  }

  private func ink(_ pixels: PixelReader) -> Double {
    pixels.words.reduce(0) { $0 + 255 - Double($1 & 255) } / 255
  }

  /// Line ends included, a glyph is centered in its square within a pixel and fills most of it.
  @Test(arguments: icons, [1, 2, 3] as [CGFloat])
  func aGlyphIsCentered(_ icon: StatusHUD.Message.Icon, scale: CGFloat) async throws {
    let pixels = await shown(icon, scale: scale).pixels()
    let box = try #require(pixels.bounds(differingFrom: .white, tolerance: 32))
    #expect(abs(box.midX - 30 * scale) <= 1 && abs(box.midY - 30 * scale) <= 1)
    #expect(box.width >= 17 * scale && box.width <= 28 * scale)
  }

  /// As much ink at the double size as geometry says: four times.
  @Test func aGlyphScalesWithItsView() async {
    let small = ink(await shown(.success).pixels())
    let large = ink(await shown(.success, side: 56).pixels())
    #expect(abs(large / small - 4) < 0.1)
  }

  @Test(arguments: icons)
  func aGlyphDrawsItself(_ icon: StatusHUD.Message.Icon) async {
    let it = await shown(icon)
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
}
