// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
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
    StatusHUD.configuration.style = style
    await it.show()
    #expect((ground().red > 128) == isLight)
    #expect((ring().red > 128) == !isLight)
    #expect(try text() == UIColor(white: isLight ? 0 : 1, alpha: 1))
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/475"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/362"),
    arguments: StatusHUD.Style.allCases)
  func ownColorsCountInEveryStyle(_ style: StatusHUD.Style) async throws {
    let brown = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)
    StatusHUD.configure {
      $0.style = style
      $0.bezelColor = .green
      $0.contentColor = brown
      $0.indicatorColor = .red
      $0.ringThickness = 6
    }
    await it.show()
    #expect(ground() == .green)
    #expect(ring() == .red)
    #expect(try text() == brown)
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/475"),
    arguments: StatusHUD.Style.allCases)
  func aTranslucentColorTintsTheMaterial(_ style: StatusHUD.Style) async throws {
    StatusHUD.configuration.style = style
    StatusHUD.configuration.effect = UIBlurEffect(style: .systemThinMaterialDark)
    await it.show()
    let plain = ground()
    StatusHUD.configuration.bezelColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    await it.advance(by: 0)
    let expected = Pixel((255 + plain.red) / 2, plain.green / 2, plain.blue / 2)
    #expect(ground().difference(to: expected) <= 2)
    #expect(try it.bezel.material?.isHidden == false)
  }

  @Test func withoutAMaterialTheColorIsAlone() async throws {
    StatusHUD.configuration.effect = UIVisualEffect()
    StatusHUD.configuration.bezelColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    await it.show()
    #expect(try it.bezel.material?.isHidden != false)
    // Half red and half blue, of which the shadow takes up to 15 %.
    let pixel = ground()
    #expect(abs(pixel.red - 128) <= 1 && pixel.green == 0 && (108...128).contains(pixel.blue))
  }

  /// Not even its shadow.
  @Test func aClearColorLeavesNoBezel() async {
    StatusHUD.configuration.effect = UIVisualEffect()
    StatusHUD.configuration.bezelColor = .clear
    await it.show()
    #expect(ground() == HUDScreen.background)
    #expect(it.pixel(160, 286) == HUDScreen.background)
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
    StatusHUD.configuration.bezelColor = .red
    await it.show(.activity, for: 0)
    #expect(ground() == .red)
  }
}

/// The HUD in its own window looks as the app's, also if the app forces its style.
@MainActor @Suite(.globalHUD) struct AppAppearanceTests {
  private let it = HUDScreen()

  private var style: UIUserInterfaceStyle {
    get throws { try it.bezel.traitCollection.userInterfaceStyle }
  }

  nonisolated static let both: [(system: UIUserInterfaceStyle, app: UIUserInterfaceStyle)] = [
    (.light, .dark), (.dark, .light),
  ]

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/964"), arguments: both)
  func aStyleThatIsForcedLaterAppliesToTheHUDOnScreen(
    _ system: UIUserInterfaceStyle, _ app: UIUserInterfaceStyle
  ) async throws {
    it.screen.userInterfaceStyle = system
    await it.show(.activity, "a")
    #expect(try style == system)
    it.app.window.overrideUserInterfaceStyle = app
    await it.advance(by: 0)
    #expect(try style == app)
    // The system comes to what the app forces, and goes back.
    for style in [app, system] {
      it.screen.userInterfaceStyle = style
      await it.advance(by: 0)
      #expect(try self.style == app)
    }
    it.app.window.overrideUserInterfaceStyle = .unspecified
    await it.advance(by: 0)
    #expect(try style == system)
    it.screen.userInterfaceStyle = app
    await it.advance(by: 0)
    #expect(try style == app)
  }

  @Test func aStyleOfTheHUDsOwnComesFirst() async throws {
    it.app.window.overrideUserInterfaceStyle = .dark
    StatusHUD.configuration.style = .light
    await it.show(.activity, "a")
    #expect(try style == .light)
  }

  @Test func anotherKeyWindowDecides() async throws {
    it.screen.userInterfaceStyle = .light
    let other = UIWindow(windowScene: it.screen.windowScene)
    other.overrideUserInterfaceStyle = .dark
    other.isHidden = false
    await it.show(.activity, "a")
    #expect(try style == .light)
    other.makeKey()
    await it.advance(by: 0)
    #expect(try style == .dark)
    it.app.window.overrideUserInterfaceStyle = .light
    await it.advance(by: 0)
    #expect(try style == .dark, "the window that was key is not heard")
    it.app.window.makeKey()
    await it.advance(by: 0)
    #expect(try style == .light)
    other.isHidden = true
  }

  /// Contrast and text size are the user's, and a tint is for the controls of the app.
  @Test func nothingElseComesFromTheApp() async throws {
    it.screen.accessibilityContrast = .high
    it.screen.contentSizeCategory = .extraLarge
    it.app.window.overrideUserInterfaceStyle = .dark
    it.app.window.tintColor = .red
    await it.show(.activity, "a")
    let traits = try it.bezel.traitCollection
    #expect(traits.accessibilityContrast == .high)
    #expect(traits.preferredContentSizeCategory == .extraLarge)
    #expect(try it.bezel.tintColor != .red)
    it.screen.contentSizeCategory = .small
    await it.advance(by: 0)
    #expect(try it.bezel.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test func inAContainerTheHUDLooksAsThat() async throws {
    let container = it.addContainer(it.appView.bounds)
    it.app.window.overrideUserInterfaceStyle = .dark
    container.overrideUserInterfaceStyle = .light
    await it.show(.activity, "a")
    #expect(try style == .light)
    StatusHUD.containerView = nil
    await it.advance(by: 0)
    #expect(try style == .dark)
  }
}

/// Text has a contrast of 4.5 or more, which is level AA of WCAG 2, whatever lies beneath the
/// bezel.
@MainActor @Suite(.globalHUD) struct LegibilityTests {
  enum Ground: CaseIterable, Sendable {
    case white, black, stripes

    @MainActor var colors: [UIColor] {
      switch self {
      case .white: [.white]
      case .black: [.black]
      case .stripes: [.black, .red, .green, .blue, .systemTeal, .systemPink, .yellow, .white]
      }
    }
  }

  private let it = HUDScreen()

  /// Shows a bezel of 200 x 60 points in the middle, with nothing in it, over `ground`.
  private func show(over ground: Ground) async {
    it.appView.addStripes(ground.colors, width: 8)
    StatusHUD.configure {
      $0.minimumSize = CGSize(width: 200, height: 60)
      $0.ringThickness = 0
      $0.ringRadiusWithoutText = 0
      $0.indicatorColor = .clear
    }
    await it.show(.progress(0))
  }

  /// The definition of WCAG 2.
  private func luminance(_ red: Int, _ green: Int, _ blue: Int) -> Double {
    func linear(_ value: Int) -> Double {
      let value = Double(value) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The least contrast of black or white text to a pixel of the bezel.
  private func contrast() throws -> Double {
    let isWhite = try it.bezel.label.textColor == UIColor(white: 1, alpha: 1)
    let (ink, pixels) = (isWhite ? 1.0 : 0.0, it.pixels())
    var least = Double.infinity
    for y in stride(from: 215, to: 265, by: 2) {
      for x in stride(from: 65, to: 255, by: 2) {
        let pixel = pixels.straight(x, y)
        let other = luminance(pixel.red, pixel.green, pixel.blue)
        least = min(least, (max(ink, other) + 0.05) / (min(ink, other) + 0.05))
      }
    }
    return least
  }

  /// In every style.
  private func expectContrast() async throws {
    for style in StatusHUD.Style.allCases {
      StatusHUD.configuration.style = style
      await it.advance(by: 0)
      #expect(try contrast() >= 4.5, "\(style)")
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark], Ground.allCases)
  func everyStyleIsLegible(_ appearance: UIUserInterfaceStyle, over ground: Ground) async throws {
    it.screen.userInterfaceStyle = appearance
    await show(over: ground)
    try await expectContrast()
  }

  /// A material that doesn't adapt needs the style that it has.
  @Test(
    arguments: [
      (.light, .light), (.extraLight, .light), (.dark, .dark), (.systemMaterialLight, .light),
      (.systemMaterialDark, .dark), (.systemMaterial, .light), (.systemMaterial, .dark),
      (.systemThickMaterial, .automatic),
    ] as [(UIBlurEffect.Style, StatusHUD.Style)], Ground.allCases)
  func everyMaterialIsLegibleInItsStyle(
    _ material: (UIBlurEffect.Style, StatusHUD.Style), over ground: Ground
  ) async throws {
    StatusHUD.configuration.effect = UIBlurEffect(style: material.0)
    StatusHUD.configuration.style = material.1
    await show(over: ground)
    #expect(try contrast() >= 4.5)
  }

  @Test(arguments: [
    UIColor.black, .white, .yellow, .systemBlue, .systemRed, .systemGreen, .gray, .systemIndigo,
  ])
  func everyOwnColorIsLegible(_ color: UIColor) async throws {
    StatusHUD.configuration.bezelColor = color
    await show(over: .stripes)
    try await expectContrast()
  }
}
