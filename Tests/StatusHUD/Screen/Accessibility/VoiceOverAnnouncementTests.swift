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
}
