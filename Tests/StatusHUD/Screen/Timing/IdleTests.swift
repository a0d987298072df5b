// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// What does not move costs no frames.
@MainActor @Suite(.globalHUD) struct IdleTests {
  private let it = HUDScreen(fades: true)

  @Test(arguments: [false, true])
  func askingChangesNothing(isShown: Bool) async {
    if isShown { await it.show(.text, "a") } else { await it.advance(by: 0) }
    let log = NotificationLog()
    let (frames, windows) = (it.screen.renderedFrameCount, it.screen.windowScene.windows)
    for _ in 0..<10 {
      #expect(StatusHUD.isVisible == isShown && StatusHUD.activityCount == 0)
      #expect(StatusHUD.displayDuration(for: "a") == 2)
      #expect(StatusHUD.configuration.ringRadius == 18)
      await it.advance(by: 0.1)
    }
    #expect(it.screen.renderedFrameCount == frames && log.entries.isEmpty)
    #expect(it.screen.windowScene.windows == windows)
  }
}
