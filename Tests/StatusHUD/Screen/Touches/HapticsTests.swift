// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.globalHUD) struct HapticsTests {
  private let it = HUDScreen()

  /// Each message has the haptics it has in SVProgressHUD.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/664"))
  func messagesPlayHapticsWhileThatIsEnabled() async {
    await it.show(.success)
    #expect(it.screen.feedback.isEmpty)
    StatusHUD.configuration.playsHaptics = true
    await it.advance(by: 1)
    #expect(it.screen.feedback.isEmpty)
    for kind in [HUDContent.Kind.success, .info, .error, .text] { await it.show(kind) }
    #expect(
      it.screen.feedback == [
        .notification(.success), .notification(.warning), .notification(.error),
      ])
    StatusHUD.configuration.playsHaptics = false
    await it.show(.error)
    #expect(it.screen.feedback.count == 3)
  }
}
