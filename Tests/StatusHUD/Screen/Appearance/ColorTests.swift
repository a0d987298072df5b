// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The colours of bezel, text and indicator. A ring alone is shown.
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
      (.custom, .light, true), (.custom, .dark, false),
    ])
  func onlyLightAndDarkIgnoreTheAppearance(
    _ style: StatusHUD.Style, _ appearance: UIUserInterfaceStyle, isLight: Bool
  ) async throws {
    it.screen.userInterfaceStyle = appearance
    StatusHUD.configuration.style = style
    await it.show()
    #expect((ground().red > 128) == isLight)
    #expect((ring().red > 128) == !isLight)
    #expect(try text() == UIColor(white: isLight ? 0 : 1, alpha: 1))
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/964"))
  func theHUDOnScreenFollowsTheAppearance() async throws {
    it.screen.userInterfaceStyle = .light
    await it.show()
    #expect(ground().red > 128)
    it.screen.userInterfaceStyle = .dark
    await it.advance(by: 0)
    #expect(ground().red < 64)
    #expect(ring().difference(to: Pixel(255, 255, 255)) <= 24)
    #expect(try text() == UIColor(white: 1, alpha: 1))
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/475"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/362"),
    arguments: StatusHUD.Style.allCases)
  func ownColoursCountInEveryStyle(_ style: StatusHUD.Style) async throws {
    let brown = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)
    StatusHUD.configure {
      $0.style = style
      $0.bezelColor = .green
      $0.contentColor = brown
      $0.indicatorColor = .red
      $0.ringThickness = 6
    }
    await it.show()
    #expect(ground() == Pixel(0, 255, 0))
    #expect(ring() == Pixel(255, 0, 0))
    #expect(try text() == brown)
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/475"),
    arguments: StatusHUD.Style.allCases)
  func aTranslucentColourTintsTheMaterial(_ style: StatusHUD.Style) async throws {
    StatusHUD.configuration.style = style
    StatusHUD.configuration.blurStyle = .systemThinMaterialDark
    await it.show()
    let plain = ground()
    StatusHUD.configuration.bezelColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    await it.advance(by: 0)
    let expected = Pixel((255 + plain.red) / 2, plain.green / 2, plain.blue / 2)
    #expect(ground().difference(to: expected) <= 2)
    #expect(try it.bezel.material?.isHidden == false)
  }

  @Test func withoutAMaterialTheColourIsAlone() async throws {
    StatusHUD.configuration.style = .custom
    StatusHUD.configuration.bezelColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    await it.show()
    #expect(try it.bezel.material?.isHidden == true)
    // Half red and half blue, of which the shadow takes up to 15 %.
    let pixel = ground()
    #expect(abs(pixel.red - 128) <= 1 && pixel.green == 0 && (108...128).contains(pixel.blue))
  }

  /// Not even its shadow.
  @Test func aClearColourLeavesNoBezel() async {
    StatusHUD.configuration.style = .custom
    StatusHUD.configuration.bezelColor = .clear
    await it.show()
    #expect(ground() == HUDScreen.background)
    #expect(it.pixel(160, 286) == HUDScreen.background)
  }

  @Test func dynamicColoursResolveWithTheForcedStyle() async {
    it.screen.userInterfaceStyle = .dark
    StatusHUD.configuration.style = .light
    StatusHUD.configuration.bezelColor = UIColor {
      $0.userInterfaceStyle == .dark ? .black : .white
    }
    await it.show()
    #expect(ground() == Pixel(255, 255, 255))
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/156"))
  func theFirstFrameHasTheConfiguration() async {
    StatusHUD.configuration.bezelColor = .red
    await it.show(.activity, for: 0)
    #expect(ground() == Pixel(255, 0, 0))
  }
}
