// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// `StatusHUD.cancel()` presses the Cancel button that the user sees, and nothing else.
@MainActor @Suite(.globalHUD) struct CancelCallTests {
  private let it = HUDScreen()
  private let log = CancelLog()

  @Test func withoutAButtonOnScreenItDoesNothing() async throws {
    StatusHUD.configuration.messagePolicy = .queue
    #expect(!StatusHUD.cancel(), "nothing was ever shown")
    await it.show(.activity, "a")
    await it.configure(for: 1) { $0.cancelTitle = "Stop" }
    #expect(try !StatusHUD.cancel() && it.bezel.existingButton == nil, "work without a button")
    let activity = StatusHUD.beginActivity(status: "b", onCancel: log.cancel("b"))
    #expect(!StatusHUD.cancel(), "the button is not on screen yet")
    StatusHUD.showInfo(status: "c", duration: 1)
    await it.advance(by: 0.5)
    #expect(!StatusHUD.cancel(), "a message hides the button")
    await it.advance(by: 1)
    #expect(StatusHUD.cancel() && log.cancelled == ["b"], "at once")
    #expect(!StatusHUD.cancel(), "and once")
    await it.advance(by: 1)
    #expect(try log.cancelled == ["b"] && !it.button.isEnabled && it.texts == ["b"])
    #expect(!StatusHUD.cancel() && activity.isRunning)
    activity.end()
  }

  @Test func itDoesNothingInTheGraceTimeAndAfterTheDismissal() async {
    StatusHUD.configuration.graceTime = 1
    StatusHUD.configuration.fadeOutDuration = 0.5
    await it.show(.activity, "work", onCancel: log.cancel("work"), for: 0.9)
    #expect(!StatusHUD.cancel())
    await it.advance(by: 0.2)
    await it.hide(for: 0.2)
    #expect(!StatusHUD.cancel() && it.container != nil, "it fades out")
    await it.advance(by: 1)
    #expect(!StatusHUD.cancel() && log.cancelled == [])
  }

  // MARK: In the turn in which the app replaces the action

  @Test func itRunsTheNewestAction() async throws {
    let activity = StatusHUD.beginActivity(status: "a", onCancel: log.cancel("first"))
    await it.advance(by: 1)
    activity.update(onCancel: log.cancel("second"))
    #expect(StatusHUD.cancel() && log.cancelled == ["second"])
    await it.advance(by: 1)
    #expect(try !it.button.isEnabled && !StatusHUD.cancel())
    activity.end()
  }

  @Test(arguments: [false, true]) func aButtonThatIsGoneIsNotPressed(isOver: Bool) async {
    let activity = StatusHUD.beginActivity(status: "a", onCancel: log.cancel("a"))
    await it.advance(by: 1)
    if isOver { activity.end() } else { activity.update(onCancel: nil) }
    let other = StatusHUD.beginActivity(status: "b", onCancel: log.cancel("b"))
    #expect(!StatusHUD.cancel() && log.cancelled == [])
    activity.end()
    other.end()
  }

  @Test func itPressesNothingDuringADelayedDismissal() async throws {
    await it.show(.activity, "work", onCancel: log.cancel("work"))
    StatusHUD.dismiss(after: 3)
    #expect(!StatusHUD.cancel(), "at once")
    await it.advance(by: 1)
    #expect(try !it.button.isEnabled && !StatusHUD.cancel() && log.cancelled == [])
  }
}
