// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// There is a notification for each transition that happens, and a dismissal runs its closure last.
/// Fades take 0.15 seconds, as is the default.
@MainActor @Suite(.globalHUD) struct NotificationTests {
  private let it = HUDScreen(fades: true)
  private let log = NotificationLog()
  private let appearance = ["WillAppear a", "DidAppear a"]
  private let disappearance = ["WillDisappear a", "DidDisappear a"]

  private func show(_ status: String = "a", for seconds: Double = 1) async {
    await it.show(.activity, status, for: seconds)
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
    await expect(["WillAppear a"] + disappearance + ["closure"])
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

  /// It's in the same HUD, whose end comes with the last text.
  @Test func aMessageInPlaceOfWorkPostsNothing() async {
    await show()
    StatusHUD.showSuccess(status: "b", duration: 1)
    await expect(appearance + ["WillDisappear b", "DidDisappear b"])
  }

  /// There is only one HUD, so a notification has no object.
  @Test func withoutATextNothingComesWithANotification() async {
    await show("")
    dismiss()
    await expect(["WillAppear", "DidAppear", "WillDisappear", "DidDisappear", "closure"])
  }
}
