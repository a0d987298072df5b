// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// What does not move costs no frames.
@MainActor @Suite(.globalHUD) struct IdleTests {
  private let it = HUDScreen(fades: true)

  private func frames(in seconds: Double) async -> Int {
    let before = it.screen.renderedFrameCount
    await it.advance(by: seconds)
    return it.screen.renderedFrameCount - before
  }

  @Test func aHiddenHUDMakesNoFrames() async {
    await it.advance(by: 0)
    #expect(await frames(in: 10) == 0)
  }

  @Test func aMessageMakesNoFramesAndTheSpinnerDoes() async throws {
    await it.show(.activity)
    await it.show(.success, "Saved")
    #expect(try it.bezel.material?.isHidden == false)
    #expect(await frames(in: 10) == 0)
    await it.show(.activity, for: 0)
    #expect(await frames(in: 1) > 50)
  }

  @Test(arguments: [false, true])
  func askingChangesNothing(isShown: Bool) async {
    if isShown { await it.show(.text, "a") } else { await it.advance(by: 0) }
    let log = NotificationLog()
    let (frames, windows) = (it.screen.renderedFrameCount, it.screen.windowScene.windows)
    for _ in 0..<10 {
      #expect(StatusHUD.isVisible == isShown)
      #expect(StatusHUD.activityCount == 0)
      #expect(StatusHUD.displayDuration(for: "a") == 2)
      #expect(StatusHUD.configuration.ringRadius == 18)
      await it.advance(by: 0.1)
    }
    #expect(it.screen.renderedFrameCount == frames)
    #expect(it.screen.windowScene.windows == windows)
    #expect(log.entries.isEmpty)
  }
}
