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

  /// What forces a style on the app.
  enum Forcing: CaseIterable, Sendable {
    case rootController, rootView, windowTraits, controllerTraits, viewTraits
  }

  private func force(_ style: UIUserInterfaceStyle, _ forcing: Forcing) {
    let (window, root) = (it.app.window, it.app.window.rootViewController)
    switch forcing {
    case .rootController: root?.overrideUserInterfaceStyle = style
    case .rootView: root?.view.overrideUserInterfaceStyle = style
    case .windowTraits: window.traitOverrides.userInterfaceStyle = style
    case .controllerTraits: root?.traitOverrides.userInterfaceStyle = style
    case .viewTraits: root?.view.traitOverrides.userInterfaceStyle = style
    }
  }

  @Test(arguments: Place.allCases, Forcing.allCases)
  func aStyleOfTheRootControllerOrInTraitOverridesCounts(
    place: Place, forcing: Forcing
  ) async throws {
    it.screen.userInterfaceStyle = .light
    let hud = HUDInPlace(it: it, place: place, in: place == .view ? it.appView : nil)
    await hud.show(.activity, "a")
    for style in [UIUserInterfaceStyle.dark, .light, .dark] {
      force(style, forcing)
      await it.advance(by: 0.25)
      #expect(try hud.bezel.traitCollection.userInterfaceStyle == style)
    }
    await hud.hide()
    await hud.show(.activity, "b", for: 0)
    #expect(try hud.bezel.traitCollection.userInterfaceStyle == .dark)
  }

  /// The page doesn't inherit the style of a root controller that presents it, and what isn't in a
  /// window doesn't follow the system.
  @Test func aRootControllerThatAPageCoversDoesNotCount() async throws {
    let root = try #require(it.app.window.rootViewController)
    root.overrideUserInterfaceStyle = .dark
    await it.show(.activity, "a")
    try await expect(.dark)
    root.present(UIViewController(), animated: false)
    try await expect(.light)
    root.dismiss(animated: false)
    try await expect(.dark)
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
