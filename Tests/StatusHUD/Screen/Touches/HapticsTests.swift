// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Which feeling belongs to which message: SVProgressHUD's.
@MainActor @Suite("Haptics", .exclusiveScreen) struct HapticsTests {
  @Test("Rows 47, C18: felt only when the stage is told so, and only when enabled")
  func feeling() async {
    await StageScreen.run { it in
      await it.show(.message(.glyph(.success)))
      it.stage.feel(.success)
      #expect(it.screen.feedback.isEmpty)

      it.configuration.hapticsEnabled = true
      await it.update()
      #expect(it.screen.feedback.isEmpty)
      for glyph in [HUDContent.Glyph.success, .info, .error] { it.stage.feel(glyph) }
      #expect(
        it.screen.feedback == [
          .notification(.success), .notification(.warning), .notification(.error),
        ])

      it.configuration.hapticsEnabled = false
      await it.update()
      it.stage.feel(.error)
      #expect(it.screen.feedback.count == 3)
    }
  }
}
