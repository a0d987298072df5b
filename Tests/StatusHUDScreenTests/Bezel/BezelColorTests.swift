// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// A bezel of white 1 or 0.15 is arithmetic: 255, and 255 x 0.15 = 38.
@MainActor @Suite(.exclusiveScreen) struct BezelColorTests {
  private nonisolated static let light = Pixel(255, 255, 255)
  private nonisolated static let dark = Pixel(38, 38, 38)

  /// A point inside the bezel, away from its indicator.
  private func background(_ it: BezelScreen) -> Pixel { it.view.pixels().straight(160, 204) }

  @Test(arguments: [
    (StatusHUD.Style.automatic, UIUserInterfaceStyle.light, light),
    (.automatic, .dark, dark), (.light, .light, light), (.light, .dark, light),
    (.dark, .light, dark), (.dark, .dark, dark), (.custom, .light, light), (.custom, .dark, dark),
  ])
  func style(_ style: StatusHUD.Style, in appearance: UIUserInterfaceStyle, expected: Pixel) async {
    let it = await BezelScreen()
    it.screen.userInterfaceStyle = appearance
    it.configuration.style = style
    await it.show(.progress(1))
    #expect(background(it).difference(to: expected) <= 2)
  }

  @Test func automaticFollowsTheAppearanceWhileShown() async {
    let it = await BezelScreen()
    it.screen.userInterfaceStyle = .light
    await it.show(.progress(1))
    #expect(background(it).difference(to: Self.light) <= 2)
    it.screen.userInterfaceStyle = .dark
    await it.screen.advance(by: 0)
    #expect(background(it).difference(to: Self.dark) <= 2)
    // The ring's line is at 12 o'clock, 24 above the middle: white by now.
    #expect(it.view.pixels().straight(160, 216).difference(to: Pixel(255, 255, 255)) <= 24)
  }

  @Test func appsColorsCountInEveryStyle() async {
    let it = await BezelScreen()
    it.configuration.style = .dark
    it.configuration.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    it.configuration.foregroundImageColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    it.configuration.ringThickness = 6
    await it.show(.progress(1))
    #expect(background(it) == Pixel(0, 255, 0))
    #expect(it.view.pixels().straight(160, 216) == Pixel(255, 0, 0))
  }

  /// A forced style resolves the app's dynamic colours too.
  @Test func dynamicColorsFollowTheForcedStyle() async {
    let it = await BezelScreen()
    it.screen.userInterfaceStyle = .dark
    it.configuration.style = .light
    it.configuration.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .black : .white
    }
    await it.show(.progress(1))
    #expect(background(it) == Pixel(255, 255, 255))
  }

  @Test func borderLiesInside() async throws {
    let it = await BezelScreen()
    it.configuration.borderWidth = 4
    it.configuration.borderColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    await it.show(.progress(1))
    #expect(it.bezel() == CGRect(x: 118, y: 198, width: 84, height: 84))
    #expect(it.view.pixels().straight(119, 240) == Pixel(255, 0, 0))
    #expect(it.view.pixels().straight(124, 240).difference(to: Self.light) <= 2)
  }

  @Test func cornersAreRound() async {
    let it = await BezelScreen()
    await it.show(.progress(1))
    #expect(it.view.pixels().straight(119, 199).red < 60)
    it.configuration.cornerRadius = 0
    await it.show(.progress(1))
    #expect(it.view.pixels().straight(119, 199).difference(to: Self.light) <= 2)
  }
}
