// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

@MainActor @Suite(.globalHUD) struct HapticsTests {
  private let it = HUDScreen()

  /// Each message has the haptics it has in SVProgressHUD.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/664"))
  func messagesPlayHapticsWhileThatIsEnabled() async {
    await it.show(.success)
    await it.configure(for: 1) { $0.playsHaptics = true }
    #expect(it.screen.feedback.isEmpty)
    for kind in [HUDContent.Kind.success, .info, .error, .text] { await it.show(kind) }
    await it.show(.error) { $0.playsHaptics = false }
    let expected: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
    #expect(it.screen.feedback == expected.map { .notification($0) })
  }
}
