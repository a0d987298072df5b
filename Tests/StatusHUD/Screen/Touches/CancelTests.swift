// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The Cancel button of the global HUD. Which work has a button, and that its action runs once, is
/// what the tests of the rules prove.
@MainActor @Suite(.globalHUD) struct CancelButtonTests {
  private let it = HUDScreen()
  private let log = CancelLog()

  private func show(_ mask: StatusHUD.MaskType = .passthrough) async {
    await it.show(.activity, "Hashing", mask: mask, onCancel: log.cancel("work"))
  }

  @Test(arguments: [StatusHUD.MaskType.passthrough, .clear])
  func aTapRunsTheActionOnceAndTheHUDStays(mask: StatusHUD.MaskType) async throws {
    await show(mask)
    let button = try it.button
    #expect(button.title(for: .normal) == VoiceOver.text("Cancel"))
    await it.tap(button.middle)
    #expect(log.cancelled == ["work"], "in the next turn")
    await it.tap(button.middle, for: 1)
    #expect(log.cancelled == ["work"] && !button.isEnabled && it.texts == ["Hashing"])
    StatusHUD.popActivity()
    await it.advance(by: 1)
    #expect(it.container == nil)
  }

  /// The title changes while the user presses the button.
  @Test func aTitleThatChangesOnScreenHasRoomAndKeepsThePress() async throws {
    func layout() throws -> [CGRect] { [try it.bezel.frame, try it.button.frame] }
    let long = "Stop the export, and keep what there is"
    StatusHUD.configuration.cancelTitle = long
    await show()
    let longLayout = try layout()
    await it.hide()
    StatusHUD.configuration.cancelTitle = nil
    await show()
    let (shortLayout, button) = (try layout(), try it.button)
    #expect(longLayout[1].width > shortLayout[1].width)
    it.screen.touchDown(at: button.middle)
    await it.configure(for: 1) { $0.cancelTitle = long }
    #expect(try button.title(for: .normal) == long && layout() == longLayout)
    it.screen.touchUp(at: button.middle)
    await it.configure(for: 1) { $0.cancelTitle = nil }
    #expect(try log.cancelled == ["work"] && !button.isEnabled && layout() == shortLayout)
    #expect(button.title(for: .normal) == VoiceOver.text("Cancel"))
  }
}

/// A press of the Cancel button belongs to the work that the button had when the finger went down.
/// All work has the same text, so the button stays where it is.
@MainActor @Suite(.globalHUD) struct CancelPressTests {
  /// What can appear while the finger is down.
  enum Next: CaseIterable, Sendable { case scoped, counted, progress, followed }

  private let it = HUDScreen()
  private let log = CancelLog()

  private func begin(_ name: String) -> StatusHUD.Activity {
    StatusHUD.beginActivity(status: "Working", onCancel: log.cancel(name))
  }

  /// Returns what keeps the work running.
  private func show(_ next: Next, _ name: String) -> StatusHUD.Activity? {
    let action = log.cancel(name)
    switch next {
    case .scoped: return begin(name)
    case .counted: StatusHUD.show(status: "Working", onCancel: action)
    case .progress: StatusHUD.showProgress(0.5, status: "Working", onCancel: action)
    case .followed:
      StatusHUD.showProgress(Progress(totalUnitCount: 2), status: "Working", onCancel: action)
    }
    return nil
  }

  /// Puts a finger on the button, runs `change`, and lifts the finger.
  private func press(while change: () -> Void) async throws {
    await it.advance(by: 1)
    let point = try it.button.middle
    it.screen.touchDown(at: point)
    change()
    await it.advance(by: 1)
    #expect(try it.button.middle == point)
    it.screen.touchUp(at: point)
    await it.advance(by: 1)
  }

  @Test(arguments: Next.allCases)
  func aPressCancelsTheWorkItBeganOnAlthoughOtherWorkIsShown(_ next: Next) async throws {
    let first = begin("first")
    var second: StatusHUD.Activity?
    try await press { second = show(next, "second") }
    #expect(log.cancelled == ["first"])
    #expect(try it.button.isEnabled, "the button of the second work was not pressed")
    await it.tap(try it.button.middle)
    #expect(log.cancelled == ["first", "second"])
    second?.end()
    StatusHUD.popActivity()
    await it.advance(by: 1)
    #expect(try !it.button.isEnabled, "that of the first work was")
    first.end()
  }

  @Test(arguments: Next.allCases)
  func aPressOfWorkThatIsOverDoesNothing(_ next: Next) async throws {
    let first = begin("first")
    var second: StatusHUD.Activity?
    try await press {
      second = show(next, "second")
      first.end()
    }
    #expect(try log.cancelled == [] && it.button.isEnabled)
    second?.end()
  }

  @Test(arguments: [Next.counted, .progress, .followed])
  func aPressOnCountedWorkNeverCancelsWorkThatBeganLater(_ next: Next) async throws {
    StatusHUD.show(status: "Working", onCancel: log.cancel("first"))
    try await press { _ = show(next, "second") }
    #expect(!log.cancelled.contains("second"))
  }

  @Test func workThatEndsBeforeTheFingerGoesUpChangesNothing() async throws {
    let first = begin("first")
    try await press { begin("second").end() }
    #expect(try log.cancelled == ["first"] && !it.button.isEnabled)
    first.end()
  }
}

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
}
