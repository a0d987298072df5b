// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The Cancel button of a HUD in a view.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewButtonTests {
  private let it = ViewScreen.current
  private let log = HUDLog()

  private func cancel(_ name: String = "work") -> StatusHUD.CancelAction {
    { [log] in log.events.append(name) }
  }

  /// Taps the button, and lets its action run.
  private func tapButton(of hud: HUDView) async throws {
    await it.advance(by: 0.5)
    it.screen.tap(at: hud.button.middle)
    await it.advance(by: 0.5)
  }

  // MARK: The action

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/435"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/445"))
  func theActionShowsTheButtonAndRunsOnceUntilItIsSetAgain() async throws {
    let hud = it.showHUD()
    let height = hud.bezelSize.height
    #expect(hud.bezel.existingButton == nil)
    for names in [["first"], ["first", "second"]] {
      hud.onCancel = cancel(names.last ?? "")
      await it.advance(by: 0.5)
      #expect(hud.bezelSize.height > height && hud.button.isEnabled)
      for _ in 0..<2 { try await tapButton(of: hud) }
      #expect(log.events == names && !hud.button.isEnabled && hud.isShown)
    }
    hud.onCancel = nil
    await it.advance(by: 0.5)
    #expect(hud.button.isHidden && hud.bezelSize.height == height)
  }

  /// Neither another content nor another presentation is another action.
  @Test func aPressedButtonStaysPressed() async throws {
    let hud = it.addHUD()
    hud.onCancel = cancel("first")
    for _ in 0..<2 {
      hud.hide(animated: false)
      hud.show(animated: false)
    }
    try await tapButton(of: hud)
    (hud.status, hud.progress) = ("Cancelling", 0.5)
    hud.hide(animated: false)
    hud.show(animated: false)
    await it.advance(by: 0.5)
    #expect(!hud.button.isEnabled && !hud.button.isHidden)
    try await tapButton(of: hud)
    #expect(log.events == ["first"])
    hud.onCancel = cancel("second")
    try await tapButton(of: hud)
    #expect(log.events == ["first", "second"])
  }

  /// Each HUD has its own button, and the global HUD its own.
  @Test func cancelOfTheGlobalHUDIsNotForAHUDInAView() async {
    await it.showHUD(for: 0.5) { $0.onCancel = cancel() }
    #expect(!StatusHUD.cancel())
    await it.advance(by: 0.5)
    #expect(log.events == [])
  }

  // MARK: Its look

  @Test func aTitleStaysInsideTheOutlineEvenAtTheLargestTextSize() async throws {
    it.screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let hud = await it.showHUD(for: 0) {
      $0.status = "Uploading"
      $0.configuration.cancelTitle = "Cancel the upload"
      $0.onCancel = cancel()
    }
    let (button, title) = (hud.button, try #require(hud.button.titleLabel))
    #expect(title.intrinsicContentSize.width > button.bounds.width)
    #expect(button.bounds.insetBy(dx: 10, dy: 0).contains(title.frame))
    #expect(title.adjustsFontSizeToFitWidth && title.minimumScaleFactor == 0.4)
  }

  @Test func itsBorderFollowsTheInterfaceStyle() async throws {
    let hud = it.showHUD {
      $0.configuration.contentColor = UIColor {
        $0.userInterfaceStyle == .dark ? .white : .black
      }
      $0.onCancel = cancel()
    }
    for (style, color) in [(UIUserInterfaceStyle.light, UIColor.black), (.dark, .white)] {
      it.screen.userInterfaceStyle = style
      await it.advance(by: 0.1)
      #expect(hud.button.layer.borderColor == color.cgColor)
    }
  }

  // MARK: The delay of a dismissal

  @Test func workThatHasEndedCannotBeCanceled() async throws {
    let hud = await it.showHUD(for: 0.5) { $0.onCancel = cancel() }
    hud.hide(after: 3)
    try await tapButton(of: hud)
    #expect(!hud.button.isEnabled && !hud.bezel.isFadedOut && log.events == [])
    hud.show()
    await it.advance(by: 0.5)
    #expect(hud.button.isEnabled)
    try await tapButton(of: hud)
    hud.hide(after: 3)
    hud.show()
    try await tapButton(of: hud)
    #expect(log.events == ["work"], "a press stays a press")
  }

  @Test func anActionDuringTheDelayIsForTheNextPresentation() async throws {
    let hud = await it.showHUD(for: 0.5) { $0.onCancel = cancel("first") }
    hud.hide(after: 3)
    hud.onCancel = cancel("second")
    try await tapButton(of: hud)
    #expect(!hud.button.isEnabled && log.events == [])
    hud.show()
    try await tapButton(of: hud)
    #expect(log.events == ["second"])
  }

  @Test func anActionThatIsReplacedIsReleased() async {
    var object: NSObject? = NSObject()
    weak let released = object
    let hud = await it.showHUD(for: 0.5) { [object] in $0.onCancel = { _ = object } }
    object = nil
    hud.onCancel = cancel()
    await it.advance(by: 0.1)
    #expect(released == nil)
  }

  /// Before the next update, Escape meets the button of the former action.
  @Test func aKeyPressRunsTheNewestAction() async {
    let hud = await it.showHUD(for: 0.5) { $0.onCancel = cancel("first") }
    hud.onCancel = cancel("second")
    #expect(it.screen.windowScene.performAccessibilityEscape() && log.events == ["second"])
  }

  @Test func anEmptyTitleIsTheDefault() async {
    let hud = await it.showHUD(for: 0.5) {
      $0.configuration.cancelTitle = ""
      $0.onCancel = cancel()
    }
    #expect(hud.button.title(for: .normal) == ResourceBundle.string(forKey: "Cancel"))
  }
}
