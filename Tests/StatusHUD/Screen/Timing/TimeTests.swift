// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// There is a notification for each transition that happens, and a dismissal runs its closure last.
/// Fades take 0.15 seconds, as is the default.
@MainActor @Suite(.globalHUD) struct NotificationTests {
  private let it = HUDScreen(fades: true)
  private let log = NotificationLog()
  private let appearance = ["willAppear a", "didAppear a"]
  private let disappearance = ["willDisappear a", "didDisappear a"]

  private func show(_ status: String = "a", for seconds: Double = 1) async {
    StatusHUD.show(status: status)
    await it.advance(by: seconds)
  }

  private func dismiss(after delay: Double = 0) {
    StatusHUD.dismiss(after: delay) { [log] in log.note("closure") }
  }

  /// Waits until everything is over.
  private func expect(_ entries: [String]) async {
    await it.advance(by: 5)
    #expect(log.entries == entries)
  }

  @Test func aFadeInThatIsInterruptedDidNotAppear() async {
    await show(for: 0.05)
    dismiss()
    await expect(["willAppear a"] + disappearance + ["closure"])
  }

  @Test func aFadeOutThatIsInterruptedDidNotDisappear() async {
    await show()
    dismiss()
    await it.advance(by: 0.05)
    await show()
    let transitions = log.entries.filter { $0 != "closure" }
    #expect(transitions == appearance + ["willDisappear a"] + appearance)
    #expect(log.entries.count == transitions.count + 1)
  }

  @Test func aDelayedDismissalPostsAfterItsDelay() async {
    await show()
    dismiss(after: 1)
    await it.advance(by: 0.99)
    #expect(log.entries == appearance && StatusHUD.isVisible)
    await expect(appearance + disappearance + ["closure"])
  }

  @Test func aMessageThatIsDismissedEndsOnce() async {
    StatusHUD.showSuccess(status: "a", duration: 1)
    await it.advance(by: 0.5)
    dismiss()
    await it.advance(by: 0.2)
    log.note("gone")
    await expect(appearance + disappearance + ["closure", "gone"])
  }

  @Test(arguments: [-1, .nan, .infinity] as [Double])
  func anInvalidDelayIsNone(_ delay: Double) async {
    await show()
    dismiss(after: delay)
    #expect(!StatusHUD.isVisible)
    await expect(appearance + disappearance + ["closure"])
  }

  /// There is only one HUD, so a notification has no object.
  @Test func withoutATextNothingComesWithANotification() async {
    await show("")
    dismiss()
    await expect(["willAppear", "didAppear", "willDisappear", "didDisappear", "closure"])
  }
}

/// A new time in the configuration applies to what waits and to what is on screen. Fades take 0.15
/// seconds.
@MainActor @Suite(.globalHUD) struct TimingChangeTests {
  private let it = HUDScreen(fades: true)

  /// Expects that the HUD is asked for until then, and no longer.
  private func expectEnd(
    after seconds: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await it.advance(by: seconds - 0.01)
    #expect(StatusHUD.isVisible, "too early", sourceLocation: sourceLocation)
    await it.advance(by: 0.02)
    #expect(!StatusHUD.isVisible, "too late", sourceLocation: sourceLocation)
  }

  // MARK: Messages

  /// The texts have one character, whose own time is 0.56 seconds.
  private func showMessage(minimum: Double, maximum: Double = .greatestFiniteMagnitude) async {
    StatusHUD.configure {
      $0.minimumDisplayDuration = minimum
      $0.maximumDisplayDuration = maximum
    }
    StatusHUD.showSuccess(status: "a")
    await it.advance(by: 0.15)
  }

  @Test(arguments: [(1, 2), (6, 3)])
  func aMessageStaysForItsNewMinimum(former: Double, minimum: Double) async {
    await showMessage(minimum: former)
    await it.advance(by: 0.5)
    StatusHUD.configuration.minimumDisplayDuration = minimum
    await expectEnd(after: minimum - 0.5)
  }

  @Test func aMessageWhoseNewTimeIsPastLeavesAtOnce() async {
    await showMessage(minimum: 5)
    await it.advance(by: 2)
    StatusHUD.configuration.minimumDisplayDuration = 1
    await it.advance(by: 0)
    #expect(!StatusHUD.isVisible)
  }

  @Test func aChangeDuringTheFadeInCountsFromItsEnd() async {
    StatusHUD.configuration.minimumDisplayDuration = 5
    StatusHUD.showSuccess(status: "a")
    await it.advance(by: 0.05)
    StatusHUD.configuration.minimumDisplayDuration = 1
    await expectEnd(after: 0.1 + 1)
  }

  @Test func aDurationOfItsOwnStays() async {
    StatusHUD.showSuccess(status: "a", duration: 3)
    await it.advance(by: 0.15 + 1)
    StatusHUD.configuration.minimumDisplayDuration = 8
    await it.advance(by: 0.5)
    StatusHUD.configuration.maximumDisplayDuration = 0.5
    await expectEnd(after: 1.5)
  }

  @Test func anotherChangeAndAnotherTextDoNotRestartTheTime() async {
    await showMessage(minimum: 2)
    await it.advance(by: 1)
    StatusHUD.configuration.style = .dark
    StatusHUD.setStatus("A text that takes much longer to read than the two seconds of the first")
    await expectEnd(after: 1)
  }

  // MARK: The minimum visible time

  @Test(arguments: [(2, 1), (1, 3)])
  func aHUDThatHasToStayLeavesAtItsNewTime(former: Double, minimum: Double) async throws {
    StatusHUD.configuration.minimumVisibleTime = former
    StatusHUD.show()
    await it.advance(by: 0.5)
    StatusHUD.dismiss()
    StatusHUD.configuration.minimumVisibleTime = minimum
    await it.advance(by: minimum - 0.5 - 0.01)
    #expect(try it.bezel.movingOpacity == 1)
    await it.advance(by: 0.02 + 0.15)
    #expect(it.containers.isEmpty)
  }
}
