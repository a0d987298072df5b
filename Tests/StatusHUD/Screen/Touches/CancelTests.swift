// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// `StatusHUD.cancel()` presses the Cancel button that the user sees, and nothing else.
@MainActor @Suite(.globalHUD) struct CancelTests {
  private final class Log {
    var cancelled: [String] = []
  }

  private let it = HUDScreen()
  private let log = Log()

  private func cancel(_ name: String) -> StatusHUD.CancelAction {
    { [log] in log.cancelled.append(name) }
  }

  private func show(_ name: String = "work") async {
    StatusHUD.show(status: name, onCancel: cancel(name))
    await it.advance(by: 1)
  }

  /// Calls `cancel()`, and lets its action run.
  private func pressed() async -> Bool {
    let wasPressed = StatusHUD.cancel()
    await it.advance(by: 0)
    return wasPressed
  }

  @Test func itPressesTheButtonOnceAndTheHUDStays() async throws {
    await show()
    #expect(await pressed() && log.cancelled == ["work"])
    #expect(try !it.button.isEnabled && it.texts == ["work"])
    #expect(await !pressed() && log.cancelled == ["work"])
  }

  @Test func theActionRunsOnceIfTheCallIsRepeatedAtOnce() async {
    await show()
    #expect(StatusHUD.cancel() && !StatusHUD.cancel())
    await it.advance(by: 1)
    #expect(log.cancelled == ["work"])
  }

  @Test func withoutAButtonOnScreenItDoesNothing() async {
    #expect(await !pressed(), "nothing was ever shown")
    await it.show(.activity, "a")
    #expect(await !pressed(), "work without a button")
    StatusHUD.show(status: "b", onCancel: cancel("b"))
    #expect(!StatusHUD.cancel(), "the button is not on screen yet")
    await it.advance(by: 1)
    StatusHUD.configuration.messagePolicy = .queue
    let activity = StatusHUD.beginActivity(status: "c", onCancel: cancel("c"))
    StatusHUD.showInfo(status: "d", duration: 1)
    await it.advance(by: 0.5)
    #expect(await !pressed(), "a message hides the button")
    await it.advance(by: 1)
    #expect(await pressed() && log.cancelled == ["c"])
    activity.end()
  }

  @Test func itDoesNothingInTheGraceTimeAndAfterTheDismissal() async {
    StatusHUD.configuration.graceTime = 1
    StatusHUD.configuration.fadeOutDuration = 0.5
    StatusHUD.show(status: "work", onCancel: cancel("work"))
    await it.advance(by: 0.9)
    #expect(await !pressed())
    await it.advance(by: 0.2)
    StatusHUD.dismiss()
    await it.advance(by: 0.2)
    #expect(it.container != nil)
    #expect(await !pressed(), "it fades out")
    await it.advance(by: 1)
    #expect(await !pressed() && log.cancelled == [])
  }

  @Test func ofTwoActivitiesItCancelsTheOneOnScreen() async {
    let (first, second) = (
      StatusHUD.beginActivity(status: "first", onCancel: cancel("first")),
      StatusHUD.beginActivity(status: "second", onCancel: cancel("second"))
    )
    await it.advance(by: 1)
    #expect(await pressed() && log.cancelled == ["second"])
    #expect(await !pressed(), "the first has no button on screen")
    second.end()
    await it.advance(by: 1)
    #expect(await pressed() && log.cancelled == ["second", "first"])
    first.end()
  }

  // MARK: In an app

  /// Cancels when the user presses Escape.
  private final class EscapeController: UIViewController {
    var others: [UIKeyboardHIDUsage?] = []
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses {
        if press.key?.keyCode != .keyboardEscape || !StatusHUD.cancel() {
          others.append(press.key?.keyCode)
        }
      }
    }
  }

  @Test func anAppCanCallItFromItsEscapeKey() async {
    let controller = EscapeController()
    it.app.window.rootViewController = controller
    controller.becomeFirstResponder()
    await show()
    for key in [UIKeyboardHIDUsage.keyboardLeftArrow, .keyboardEscape, .keyboardEscape] {
      it.screen.press(key)
      await it.advance(by: 0)
    }
    #expect(log.cancelled == ["work"])
    #expect(controller.others == [.keyboardLeftArrow, .keyboardEscape])
    #expect(controller.isFirstResponder, "the HUD takes no keys")
  }
}
