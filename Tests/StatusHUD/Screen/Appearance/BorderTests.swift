// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The border, the corners and the shadow of the bezel.
@MainActor @Suite(.globalHUD) struct BorderTests {
  private let it = HUDScreen()

  /// It lies inside the bezel.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/169"))
  func theBorderFollowsTheAppearance() async {
    StatusHUD.configuration.borderWidth = 4
    StatusHUD.configuration.borderColor = UIColor {
      $0.userInterfaceStyle == .dark ? .white : .black
    }
    await it.show()
    #expect(it.seenBezel() == HUDScreen.ringBezel && it.pixel(124, 240).green > 128)
    #expect(it.pixel(119, 240) == .black)
    await it.set(\.userInterfaceStyle, .dark)
    #expect(it.pixel(119, 240) == .white)
  }

  /// It is not documented what a layer draws for more.
  @Test func theLargestRadiusIsHalfTheShorterSide() async throws {
    await it.show { $0.cornerRadius = .infinity }
    #expect(try it.bezel.layer.cornerRadius == 42)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/169"))
  func aShadowShowsAWhiteBezelOnWhite() async {
    it.appView.backgroundColor = .white
    await it.show { $0.effect = UIVisualEffect() }
    #expect(it.pixel(160, 280) == .white && it.pixel(160, 283).red < 240)
  }
}
