// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The HUD in its own window looks as the app's, also if the app forces its style.
@MainActor @Suite(.globalHUD) struct StyleAndDarkModeTests {
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
