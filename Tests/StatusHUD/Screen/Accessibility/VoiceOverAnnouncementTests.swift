// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// What VoiceOver says of a HUD without a text, and which controls of the app it reaches.
@MainActor @Suite(.globalHUD) struct VoiceOverAnnouncementTests {
  private let it = HUDScreen()

  init() { it.screen.isVoiceOverRunning = true }

  @Test(arguments: [StatusHUD.MaskType.passthrough, .black])
  func withoutATextTheIndicatorIsSaidOnceAndNoPercentageTwice(mask: StatusHUD.MaskType) async {
    for _ in 0..<3 { await it.show(.activity, mask: mask) }
    for progress in [0.31, 0.35, 0.39, 0.39, 0.41, 0.41, 0.45] {
      await it.show(.progress(progress), mask: mask)
    }
    await it.show(.success, mask: mask)
    let expected = [
      ResourceBundle.string(forKey: "Loading"), ResourceBundle.string(forKey: "Progress"),
      0.41.formatted(.percent), ResourceBundle.string(forKey: "Success"),
    ]
    // With a mask, the focus moves to the bezel, which is read then.
    #expect(it.screen.accessibilityNotifications.compactMap(\.1) == expected)
  }

  /// What VoiceOver reads at the moment, such as a button that the user just tapped, isn't interrupted.
  @Test func anAnnouncementWaits() async throws {
    let listener = NSObject()
    var announcement: NSAttributedString?
    AccessibilitySettings.shared.listeners.add(listener) {
      announcement = $0.argument as? NSAttributedString ?? announcement
    }
    defer { AccessibilitySettings.shared.listeners.remove(listener) }
    await it.show(.success, "Saved")
    let attributes = try #require(announcement).attributes(at: 0, effectiveRange: nil)
    let priority = attributes[.accessibilitySpeechAnnouncementPriority]
    #expect(priority as? UIAccessibilityPriority == .low)
  }
}
