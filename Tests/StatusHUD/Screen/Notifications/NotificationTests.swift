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

  @Test func bothFadesArePosted() async {
    await show()
    dismiss()
    await expect(appearance + disappearance + ["closure"])
  }

  @Test func theyComeAtTheBeginningAndTheEndOfAFade() async {
    await show(for: 0)
    #expect(log.entries == ["willAppear a"])
    await it.advance(by: 0.14)
    #expect(log.entries == ["willAppear a"])
    await it.advance(by: 0.011)
    #expect(log.entries == appearance)
  }

  @Test func updatesPostNothing() async {
    await show()
    StatusHUD.showProgress(0.5, status: "b")
    await it.advance(by: 1)
    StatusHUD.setStatus(nil)
    await expect(appearance)
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

  @Test func aDismissalDuringGraceTimePostsNothing() async {
    StatusHUD.configuration.graceTime = 1
    await show(for: 0.5)
    dismiss()
    await expect(["closure"])
  }

  @Test func aDismissalOfAHiddenHUDPostsNothing() async {
    dismiss()
    await expect(["closure"])
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

  /// There is only one HUD, so a notification has no object.
  @Test func withoutATextNothingComesWithANotification() async {
    await show("")
    dismiss()
    await expect(["willAppear", "didAppear", "willDisappear", "didDisappear", "closure"])
  }
}
