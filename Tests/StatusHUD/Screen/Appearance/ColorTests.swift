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
    await it.show { $0.style = style }
    #expect((ground().red > 128) == isLight && (ring().red > 128) == !isLight)
    #expect(try text() == UIColor(white: isLight ? 0 : 1, alpha: 1))
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
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/475"),
    arguments: StatusHUD.Style.allCases)
  func aTranslucentColorTintsTheMaterial(_ style: StatusHUD.Style) async throws {
    StatusHUD.configuration.style = style
    await it.show { $0.effect = UIBlurEffect(style: .systemThinMaterialDark) }
    let plain = ground()
    await it.configure { $0.bezelColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5) }
    let expected = Pixel((255 + plain.red) / 2, plain.green / 2, plain.blue / 2)
    #expect(try ground().difference(to: expected) <= 2 && it.bezel.material?.isHidden == false)
  }

  @Test func withoutAMaterialTheColorIsAlone() async throws {
    StatusHUD.configuration.effect = UIVisualEffect()
    await it.show { $0.bezelColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5) }
    #expect(try it.bezel.material?.isHidden != false)
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

/// The HUD in its own window looks as the app's, also if the app forces its style.
@MainActor @Suite(.globalHUD) struct AppAppearanceTests {
  private let it = HUDScreen()

  private func expect(
    _ style: UIUserInterfaceStyle, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    // UIKit doesn't report a style that the app forces, so the HUD looks.
    await it.advance(by: 0.25)
    let traits = try it.bezel.traitCollection
    #expect(traits.userInterfaceStyle == style, sourceLocation: sourceLocation)
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/964"),
    arguments: [(UIUserInterfaceStyle.light, UIUserInterfaceStyle.dark), (.dark, .light)])
  func aStyleThatIsForcedLaterAppliesToTheHUDOnScreen(
    _ system: UIUserInterfaceStyle, _ app: UIUserInterfaceStyle
  ) async throws {
    it.screen.userInterfaceStyle = system
    await it.show(.activity, "a")
    try await expect(system)
    it.app.window.overrideUserInterfaceStyle = app
    try await expect(app)
    // The system comes to what the app forces, and goes back.
    for style in [app, system] {
      it.screen.userInterfaceStyle = style
      try await expect(app)
    }
    it.app.window.overrideUserInterfaceStyle = .unspecified
    try await expect(system)
    it.screen.userInterfaceStyle = app
    try await expect(app)
    // A style of the HUD's own comes first.
    it.app.window.overrideUserInterfaceStyle = app
    StatusHUD.configuration.style = system == .light ? .light : .dark
    try await expect(system)
  }

  @Test func anotherKeyWindowDecides() async throws {
    it.screen.userInterfaceStyle = .light
    let other = UIWindow(windowScene: it.screen.windowScene)
    other.overrideUserInterfaceStyle = .dark
    other.isHidden = false
    await it.show(.activity, "a")
    try await expect(.light)
    other.makeKey()
    try await expect(.dark)
    // The window that was key is not heard.
    it.app.window.overrideUserInterfaceStyle = .light
    try await expect(.dark)
    it.app.window.makeKey()
    try await expect(.light)
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
    #expect(try traits.preferredContentSizeCategory == .extraLarge && it.bezel.tintColor != .red)
    await it.set(\.contentSizeCategory, .small)
    #expect(try it.bezel.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test func inAContainerTheHUDLooksAsThat() async throws {
    let container = it.addContainer(it.appView.bounds)
    it.app.window.overrideUserInterfaceStyle = .dark
    container.overrideUserInterfaceStyle = .light
    await it.show(.activity, "a")
    try await expect(.light)
    StatusHUD.containerView = nil
    try await expect(.dark)
  }
}

/// Text has a contrast of 4.5 or more, which is level AA of WCAG 2, whatever lies beneath the
/// bezel.
@MainActor @Suite(.globalHUD) struct LegibilityTests {
  /// The colors of the app.
  private nonisolated static let grounds: [[UIColor]] = [
    [.white], [.black],
    [.black, .red, .green, .blue, .systemTeal, .systemPink, .yellow, .white],
  ]

  private let it = HUDScreen()

  /// Shows a bezel of 200 x 60 points in the middle, with nothing in it, over `ground`.
  private func show(over ground: [UIColor]) async {
    it.appView.addStripes(ground, width: 8)
    await it.show(.progress(0)) {
      $0.minimumSize = CGSize(width: 200, height: 60)
      $0.ringThickness = 0
      $0.ringRadiusWithoutText = 0
      $0.indicatorColor = .clear
    }
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
      await it.configure { $0.style = style }
      #expect(try contrast() >= 4.5, "\(style)")
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark], grounds)
  func everyStyleIsLegible(_ look: UIUserInterfaceStyle, over ground: [UIColor]) async throws {
    it.screen.userInterfaceStyle = look
    await show(over: ground)
    try await expectContrast()
  }

  /// A material that doesn't adapt needs the style that it has.
  @Test(
    arguments: [
      (.light, .light), (.extraLight, .light), (.dark, .dark), (.systemMaterialLight, .light),
      (.systemMaterialDark, .dark), (.systemMaterial, .light), (.systemMaterial, .dark),
      (.systemThickMaterial, .automatic),
    ] as [(UIBlurEffect.Style, StatusHUD.Style)], grounds)
  func everyMaterialIsLegibleInItsStyle(
    _ material: (UIBlurEffect.Style, StatusHUD.Style), over ground: [UIColor]
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
    await show(over: Self.grounds[2])
    try await expectContrast()
  }
}
