// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The colors of bezel, text and indicator. A ring alone is shown.
@MainActor @Suite(.globalHUD) struct ColorTests {
  private let it = HUDScreen()

  /// A point of the bezel beside its ring.
  private func ground() -> Pixel { it.pixel(160, 204) }
  /// A point of the ring: its top, 24 above the middle.
  private func ring() -> Pixel { it.pixel(160, 216) }
  private func text() throws -> UIColor { try it.bezel.label.textColor }

  /// Text is black on light and white on dark. The app is blue, so most of the red is the bezel's.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/964"),
    arguments: [
      (StatusHUD.Style.automatic, UIUserInterfaceStyle.light, true), (.automatic, .dark, false),
      (.light, .light, true), (.light, .dark, true), (.dark, .light, false), (.dark, .dark, false),
    ])
  func onlyLightAndDarkIgnoreTheAppearance(
    _ style: StatusHUD.Style, _ appearance: UIUserInterfaceStyle, isLight: Bool
  ) async throws {
    it.screen.userInterfaceStyle = appearance
    await it.show { $0.style = style }
    #expect((ground().red > 128) == isLight && (ring().red > 128) == !isLight)
    #expect(try text() == UIColor(white: isLight ? 0 : 1, alpha: 1))
  }

  @Test(arguments: [StatusHUD.Style.light, .dark])
  func anIconHasTheColorOfTheText(_ style: StatusHUD.Style) async throws {
    await it.show(.success) { $0.style = style }
    let glyph = try it.glyph
    // The corner between the two strokes.
    let corner = glyph.convert(CGPoint(x: 10.75, y: 20), to: nil)
    let ink = it.pixel(Int(corner.x), Int(corner.y))
    let ground = it.pixel(160, Int(try it.bezel.frame.minY) + 4)
    #expect((ink.red > 128) == (style == .dark) && (ground.red > 128) == (style == .light))
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/475"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/362"),
    arguments: StatusHUD.Style.allCases)
  func ownColorsCountInEveryStyle(_ style: StatusHUD.Style) async throws {
    let brown = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)
    await it.show {
      $0.style = style
      $0.bezelColor = .green
      $0.contentColor = brown
      $0.indicatorColor = .red
      $0.ringThickness = 6
    }
    #expect(try ground() == .green && ring() == .red && text() == brown)
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/253"),
    arguments: StatusHUD.ProgressStyle.allCases)
  func eachProgressViewHasTheColorOfIndicators(_ style: StatusHUD.ProgressStyle) async throws {
    await it.show { ($0.progressStyle, $0.indicatorColor) = (style, .red) }
    #expect(it.pixels().words.contains { Pixel($0) == .red })
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/475"),
    arguments: StatusHUD.Style.allCases)
  func aTranslucentColorTintsTheMaterial(_ style: StatusHUD.Style) async throws {
    StatusHUD.configuration.style = style
    await it.show { $0.effect = UIBlurEffect(style: .systemThinMaterialDark) }
    let plain = ground()
    await it.configure { $0.bezelColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5) }
    let expected = Pixel((255 + plain.red) / 2, plain.green / 2, plain.blue / 2)
    #expect(try ground().difference(to: expected) <= 2 && !it.bezel.material.isHidden)
  }

  @Test func withoutAMaterialTheColorIsAlone() async throws {
    StatusHUD.configuration.effect = UIVisualEffect()
    await it.show { $0.bezelColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5) }
    #expect(try it.bezel.material.isHidden)
    // Half red and half blue, of which the shadow takes up to 15 %.
    let pixel = ground()
    #expect(abs(pixel.red - 128) <= 1 && pixel.green == 0 && (108...128).contains(pixel.blue))
    // A clear one leaves no bezel, and no shadow.
    await it.configure { $0.bezelColor = .clear }
    #expect(ground() == HUDScreen.background && it.pixel(160, 286) == HUDScreen.background)
  }

  @Test func dynamicColorsResolveWithTheForcedStyle() async {
    it.screen.userInterfaceStyle = .dark
    StatusHUD.configuration.style = .light
    StatusHUD.configuration.bezelColor = UIColor {
      $0.userInterfaceStyle == .dark ? .black : .white
    }
    await it.show()
    #expect(ground() == .white)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/156"))
  func theFirstFrameHasTheConfiguration() async {
    await it.show(.activity, for: 0) { $0.bezelColor = .red }
    #expect(ground() == .red)
  }
}
