// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The HUD in its own window looks as the app's, also if the app forces its style.
@MainActor @Suite(.globalHUD) struct AppAppearanceTests {
  private let it = HUDScreen()

  private var style: UIUserInterfaceStyle {
    get throws { try it.bezel.traitCollection.userInterfaceStyle }
  }

  nonisolated static let both: [(system: UIUserInterfaceStyle, app: UIUserInterfaceStyle)] = [
    (.light, .dark), (.dark, .light),
  ]

  @Test(arguments: both)
  func aForcedStyleIsThatOfTheHUD(_ system: UIUserInterfaceStyle, _ app: UIUserInterfaceStyle)
    async throws
  {
    it.screen.userInterfaceStyle = system
    it.app.window.overrideUserInterfaceStyle = app
    await it.show(.activity, "a")
    #expect(try style == app)
    #expect(try it.bezel.label.textColor == UIColor(white: app == .dark ? 1 : 0, alpha: 1))
    #expect(it.overlayWindows.first?.isKeyWindow == false)
  }

  @Test(arguments: both)
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

  /// Each showing has a window of its own.
  @Test func aHUDThatHasLeftIsGone() async {
    weak var overlay: OverlayWindow?
    await it.show(.activity, "a")
    overlay = it.overlayWindows.first
    #expect(overlay != nil)
    await it.hide()
    it.app.window.overrideUserInterfaceStyle = .dark
    await it.advance(by: 0)
    #expect(overlay == nil)
  }
}
