// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The Cancel button of the global HUD.
@MainActor @Suite(.globalHUD) struct CancelButtonTests {
  private final class Presses {
    var count = 0
  }

  private let it = HUDScreen()
  private let presses = Presses()

  private func show(_ mask: StatusHUD.MaskType = .passthrough) async {
    StatusHUD.show(
      status: "Hashing", details: "3 of 10", maskType: mask,
      onCancel: { [presses] in presses.count += 1 })
    await it.advance(by: 1)
  }

  private var button: UIButton { get throws { try it.button } }

  @Test(arguments: [StatusHUD.MaskType.passthrough, .clear])
  func aTapRunsTheActionOnceAndTheHUDStays(mask: StatusHUD.MaskType) async throws {
    await show(mask)
    #expect(try button.title(for: .normal) == VoiceOver.text("Cancel"))
    it.screen.tap(at: try button.middle)
    await it.advance(by: 0)
    #expect(presses.count == 1, "in the next turn")
    await it.advance(by: 1)
    #expect(try !button.isEnabled && it.texts == ["Hashing"])
    it.screen.tap(at: try button.middle)
    await it.advance(by: 1)
    #expect(presses.count == 1)
    StatusHUD.popActivity()
    await it.advance(by: 1)
    #expect(it.container == nil)
  }

  /// The title changes while the user presses the button.
  @Test func aTitleThatChangesOnScreenHasRoomAndKeepsThePress() async throws {
    func layout() throws -> [CGRect] { [try it.bezel.frame, try button.frame] }

    let long = "Stop the export, and keep what there is"
    StatusHUD.configuration.cancelTitle = long
    await show()
    let longLayout = try layout()
    await it.hide()
    StatusHUD.configuration.cancelTitle = nil
    await show()
    let shortLayout = try layout()
    #expect(longLayout[1].width > shortLayout[1].width)

    it.screen.touchDown(at: try button.middle)
    StatusHUD.configuration.cancelTitle = long
    await it.advance(by: 1)
    #expect(try button.title(for: .normal) == long && layout() == longLayout)
    it.screen.touchUp(at: try button.middle)
    await it.advance(by: 0)
    #expect(presses.count == 1)
    StatusHUD.configuration.cancelTitle = "Stop"
    await it.advance(by: 1)
    #expect(try button.title(for: .normal) == "Stop" && !button.isEnabled)
    StatusHUD.configuration.cancelTitle = nil
    await it.advance(by: 1)
    #expect(try button.title(for: .normal) == VoiceOver.text("Cancel"))
    #expect(try layout() == shortLayout)
  }

  @Test func aTitleAddsNoButtonToWorkWithoutOne() async throws {
    await it.show(.activity, "a")
    StatusHUD.configuration.cancelTitle = "Stop"
    await it.advance(by: 1)
    #expect(try it.bezel.existingButton == nil)
  }
}

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

  private var button: UIButton { get throws { try it.button } }

  /// Puts a finger on the button, runs `change`, and lifts the finger.
  private func press(while change: () -> Void) async throws {
    await it.advance(by: 1)
    let point = try button.middle
    it.screen.touchDown(at: point)
    change()
    await it.advance(by: 1)
    #expect(try button.middle == point)
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
    it.screen.tap(at: try button.middle)
    await it.advance(by: 0)
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
    it.screen.tap(at: try button.middle)
    await it.advance(by: 0)
    #expect(log.cancelled == ["second"])
    second?.end()
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
}
