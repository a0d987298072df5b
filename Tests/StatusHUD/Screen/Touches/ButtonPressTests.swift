// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A press of the Cancel button belongs to the work that the button had when the finger went down.
/// All work has the same text, so the button stays where it is.
@MainActor @Suite(.globalHUD) struct ButtonPressTests {
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

  /// It's still the same button of the same work.
  @Test func aPressRunsTheActionThatReplacesItsOwn() async throws {
    let work = begin("first")
    try await press { work.update(onCancel: log.cancel("second")) }
    #expect(try log.cancelled == ["second"] && !it.button.isEnabled)
    work.end()
  }

  @Test func workThatEndsBeforeTheFingerGoesUpChangesNothing() async throws {
    let first = begin("first")
    try await press { begin("second").end() }
    #expect(try log.cancelled == ["first"] && !it.button.isEnabled)
    first.end()
  }
}
