// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Colours, border and corners of the global HUD. Rows are those of `Tests/DEFECTS.md`.
@MainActor @Suite(.exclusiveScreen) struct BezelColorTests {
  /// A point inside the bezel, away from its indicator.
  private func background(_ it: BezelScreen) -> Pixel { it.view.pixels().straight(160, 204) }

  private func ink(_ it: BezelScreen) -> UIColor { it.overlay.contentView.label.textColor }

  private nonisolated static let black = UIColor(white: 0, alpha: 1)
  private nonisolated static let white = UIColor(white: 1, alpha: 1)

  /// Row 23: light looked dark in dark mode. Text is black on light and white on dark; that it can
  /// be read is for `LegibilityTests`. Blue is dark, so more than half of its red is the bezel's.
  @Test(arguments: [
    (StatusHUD.Style.automatic, UIUserInterfaceStyle.light, true), (.automatic, .dark, false),
    (.light, .light, true), (.light, .dark, true), (.dark, .light, false), (.dark, .dark, false),
    (.custom, .light, true), (.custom, .dark, false),
  ])
  func row23AForcedStyleIsItself(
    _ style: StatusHUD.Style, in appearance: UIUserInterfaceStyle, isLight: Bool
  ) async {
    let it = await BezelScreen()
    it.screen.userInterfaceStyle = appearance
    it.configuration.style = style
    await it.show(.progress(1))
    #expect((background(it).red > 128) == isLight)
    #expect(ink(it) == (isLight ? Self.black : Self.white))
    // The ring's line is at 12 o'clock, 24 above the middle.
    #expect((it.view.pixels().straight(160, 216).red > 128) == !isLight)
  }

  @Test func row23AutomaticFollowsTheAppearanceWhileShown() async {
    let it = await BezelScreen()
    it.screen.userInterfaceStyle = .light
    await it.show(.progress(1))
    #expect(background(it).red > 128)
    it.screen.userInterfaceStyle = .dark
    await it.screen.advance(by: 0)
    #expect(background(it).red < 64)
    #expect(it.view.pixels().straight(160, 216).difference(to: Pixel(255, 255, 255)) <= 24)
    #expect(ink(it) == Self.white)
  }

  /// Row 18: colours were ignored outside of one style.
  @Test(arguments: StatusHUD.Style.allCases)
  func row18OwnColoursCountInEveryStyle(_ style: StatusHUD.Style) async {
    let it = await BezelScreen()
    it.configuration.style = style
    it.configuration.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    it.configuration.foregroundColor = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)
    it.configuration.foregroundImageColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    it.configuration.ringThickness = 6
    await it.show(.progress(1))
    #expect(background(it) == Pixel(0, 255, 0))
    #expect(it.view.pixels().straight(160, 216) == Pixel(255, 0, 0))
    #expect(ink(it) == UIColor(red: 0.5, green: 0, blue: 0, alpha: 1))
  }

  /// Row 18: a colour of one's own cost the blur.
  @Test(arguments: StatusHUD.Style.allCases)
  func row18ATranslucentColourTintsTheBlur(_ style: StatusHUD.Style) async {
    let it = await BezelScreen()
    it.configuration.style = style
    it.configuration.blurStyle = .systemThinMaterialDark
    await it.show(.progress(1))
    let plain = background(it)
    it.configuration.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    await it.show(.progress(1))
    // Half of red, and half of what was there.
    let expected = Pixel((255 + plain.red) / 2, plain.green / 2, plain.blue / 2)
    #expect(background(it).difference(to: expected) <= 2)
    #expect(it.overlay.contentView.material?.isHidden == false)
  }

  @Test func customWithoutABlurIsTheColourAlone() async {
    let it = await BezelScreen()
    it.configuration.style = .custom
    it.configuration.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    await it.show(.progress(1))
    #expect(it.overlay.contentView.material?.isHidden == true)
    // Red and blue by halves; the shadow takes at most its 15 % of the blue.
    let pixel = background(it)
    #expect(abs(pixel.red - 128) <= 1 && pixel.green == 0 && (108...128).contains(pixel.blue))
  }

  /// No bezel at all: neither a ghost of its shadow.
  @Test func clearCustomLeavesNoBezel() async {
    let it = await BezelScreen()
    it.configuration.style = .custom
    it.configuration.backgroundColor = UIColor(white: 0, alpha: 0)
    await it.show(.progress(1))
    #expect(background(it) == BezelScreen.background)
    #expect(it.view.pixels().straight(160, 286) == BezelScreen.background)
  }

  /// A forced style resolves the app's dynamic colours too.
  @Test func dynamicColoursFollowTheForcedStyle() async {
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
    #expect(it.view.pixels().straight(124, 240).green > 128)
  }

  /// Row 43: a border stayed as the appearance had been when it was made.
  @Test func row43TheBorderFollowsTheAppearance() async {
    let it = await BezelScreen()
    it.configuration.borderWidth = 4
    it.configuration.borderColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .white : .black
    }
    await it.show(.progress(1))
    #expect(it.view.pixels().straight(119, 240) == Pixel(0, 0, 0))
    it.screen.userInterfaceStyle = .dark
    await it.screen.advance(by: 0)
    #expect(it.view.pixels().straight(119, 240) == Pixel(255, 255, 255))
  }

  /// Row 43: a light box on a white page could not be seen.
  @Test func row43ALightBezelOnWhiteHasAnEdge() async {
    let it = await BezelScreen()
    let page = UIView(frame: it.overlay.bounds)
    page.backgroundColor = .white
    it.overlay.superview?.insertSubview(page, at: 0)
    it.configuration.style = .custom
    await it.show(.progress(1))
    let pixels = it.view.pixels()
    #expect(pixels.straight(160, 280) == Pixel(255, 255, 255))
    #expect(pixels.straight(160, 283).red < 240)
  }

  @Test func cornersAreRound() async {
    let it = await BezelScreen()
    await it.show(.progress(1))
    #expect(it.view.pixels().straight(119, 199).red < 60)
    it.configuration.cornerRadius = 0
    await it.show(.progress(1))
    #expect(it.view.pixels().straight(119, 199).red > 128)
  }

  /// What a layer draws for more than half of a side is nowhere documented.
  @Test func theLargestRadiusIsHalfTheShorterSide() async {
    let it = await BezelScreen()
    it.configuration.cornerRadius = 1000
    await it.show(.progress(1))
    let bezel = it.overlay.contentView
    #expect(bezel.layer.cornerRadius == min(bezel.bounds.width, bezel.bounds.height) / 2)
    it.configuration.cornerRadius = 3
    await it.show(.progress(1))
    #expect(bezel.layer.cornerRadius == 3)
  }
}
