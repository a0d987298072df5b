// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The border, the corners and the shadow of the bezel.
@MainActor @Suite(.globalHUD) struct BorderTests {
  private let it = HUDScreen()

  @Test func theBorderLiesInside() async {
    StatusHUD.configuration.borderWidth = 4
    StatusHUD.configuration.borderColor = .red
    await it.show()
    #expect(it.seenBezel() == HUDScreen.ringBezel)
    #expect(it.pixel(119, 240) == Pixel(255, 0, 0))
    #expect(it.pixel(124, 240).green > 128)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/169"))
  func theBorderFollowsTheAppearance() async {
    StatusHUD.configuration.borderWidth = 4
    StatusHUD.configuration.borderColor = UIColor {
      $0.userInterfaceStyle == .dark ? .white : .black
    }
    await it.show()
    #expect(it.pixel(119, 240) == Pixel(0, 0, 0))
    it.screen.userInterfaceStyle = .dark
    await it.advance(by: 0)
    #expect(it.pixel(119, 240) == Pixel(255, 255, 255))
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/169"))
  func aShadowShowsAWhiteBezelOnWhite() async {
    it.appView.backgroundColor = .white
    StatusHUD.configuration.style = .custom
    await it.show()
    #expect(it.pixel(160, 280) == Pixel(255, 255, 255))
    #expect(it.pixel(160, 283).red < 240)
  }

  @Test func theCornersAreRound() async {
    await it.show()
    #expect(it.pixel(119, 199).red < 60)
    StatusHUD.configuration.cornerRadius = 0
    await it.advance(by: 0)
    #expect(it.pixel(119, 199).red > 128)
  }

  /// It is not documented what a layer draws for more.
  @Test func theLargestRadiusIsHalfTheShorterSide() async throws {
    StatusHUD.configuration.cornerRadius = 1000
    await it.show()
    #expect(try it.bezel.layer.cornerRadius == 42)
    StatusHUD.configuration.cornerRadius = 3
    await it.advance(by: 0)
    #expect(try it.bezel.layer.cornerRadius == 3)
  }
}
