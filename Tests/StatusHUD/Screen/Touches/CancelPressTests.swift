// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// A press of the Cancel button belongs to the work that the button had when the finger went down.
/// All work has the same text, so the button stays where it is.
@MainActor @Suite(.globalHUD) struct CancelPressTests {
  private final class Log {
    var cancelled: [String] = []
  }

  /// What can appear while the finger is down.
  enum Next: CaseIterable, Sendable { case scoped, counted, progress, followed }

  private let it = HUDScreen()
  private let log = Log()

  private func cancel(_ name: String) -> StatusHUD.CancelAction {
    { [log] in log.cancelled.append(name) }
  }

  private func begin(_ name: String) -> StatusHUD.Activity {
    StatusHUD.beginActivity(status: "Working", onCancel: cancel(name))
  }

  /// Returns what keeps the work running.
  private func show(_ next: Next, _ name: String) -> StatusHUD.Activity? {
    switch next {
    case .scoped: return begin(name)
    case .counted: StatusHUD.show(status: "Working", onCancel: cancel(name))
    case .progress: StatusHUD.showProgress(0.5, status: "Working", onCancel: cancel(name))
    case .followed:
      let progress = Progress(totalUnitCount: 2)
      StatusHUD.showProgress(progress, status: "Working", onCancel: cancel(name))
    }
    return nil
  }

  private var button: UIButton { get throws { try #require(try it.bezel.existingButton) } }

  private var point: CGPoint {
    get throws {
      let button = try button
      return button.convert(
        CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?)
    }
  }

  /// Puts a finger on the button, runs `change`, and lifts the finger.
  private func press(while change: () -> Void) async throws {
    await it.advance(by: 1)
    let point = try point
    it.screen.touchDown(at: point)
    change()
    await it.advance(by: 1)
    #expect(try self.point == point)
    it.screen.touchUp(at: point)
    await it.advance(by: 1)
  }

  @Test(arguments: Next.allCases)
  func aPressCancelsTheWorkItBeganOnAlthoughOtherWorkIsShown(_ next: Next) async throws {
    let first = begin("first")
    var second: StatusHUD.Activity?
    try await press { second = show(next, "second") }
    #expect(log.cancelled == ["first"])
    #expect(try button.isEnabled, "the button of the second work was not pressed")
    it.screen.tap(at: try point)
    #expect(log.cancelled == ["first", "second"])
    second?.end()
    StatusHUD.popActivity()
    await it.advance(by: 1)
    #expect(try !button.isEnabled, "that of the first work was")
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
    #expect(log.cancelled == [])
    #expect(try button.isEnabled)
    it.screen.tap(at: try point)
    #expect(log.cancelled == ["second"])
    second?.end()
  }

  @Test func aPressOfWorkThatWasDismissedDoesNothing() async throws {
    StatusHUD.show(status: "Working", onCancel: cancel("first"))
    try await press {
      StatusHUD.dismiss()
      StatusHUD.show(status: "Working", onCancel: cancel("second"))
    }
    #expect(log.cancelled == [])
  }

  @Test(arguments: [Next.counted, .progress, .followed])
  func aPressOnCountedWorkNeverCancelsWorkThatBeganLater(_ next: Next) async throws {
    StatusHUD.show(status: "Working", onCancel: cancel("first"))
    try await press { _ = show(next, "second") }
    #expect(!log.cancelled.contains("second"))
  }

  @Test func workThatEndsBeforeTheFingerGoesUpChangesNothing() async throws {
    let first = begin("first")
    try await press { begin("second").end() }
    #expect(log.cancelled == ["first"])
    #expect(try !button.isEnabled)
    first.end()
  }

  /// A new value of progress is the same work. The newest action runs.
  @Test func aPressGoesOnThroughNewValuesOfProgress() async throws {
    StatusHUD.showProgress(0.1, status: "Working", onCancel: cancel("0.1"))
    try await press { StatusHUD.showProgress(0.2, status: "Working", onCancel: cancel("0.2")) }
    #expect(log.cancelled == ["0.2"])
  }
}
