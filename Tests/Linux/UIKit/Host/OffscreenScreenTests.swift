// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected behavior: the documentation of `OffscreenScreen`.
@MainActor
@Suite(.exclusiveScreen)
struct OffscreenScreenTests {
  // In floating point, 0.1 + 0.2 isn't 0.3, but the animation must end with this advance.
  @Test(arguments: [0.15, 0.1, 0.3, 1.0 / 3, 0.25, 0.7])
  func advancingByTheDurationEndsAnAnimation(seconds: TimeInterval) async {
    await withView { screen, view in
      await screen.advance(by: 0.1)
      await screen.advance(by: 0.2)
      var isFinished = false
      UIView.animate(
        withDuration: seconds, animations: { view.alpha = 0 }, completion: { isFinished = $0 })
      await screen.advance(by: seconds)
      #expect(isFinished)
    }
  }

  @Test func theClockStandsUntilItIsAdvancedOrGivenBack() async {
    let screen = OffscreenScreen(size: CGSize(width: 10, height: 10), scale: 1)
    #expect(CACurrentMediaTime() == 1000)
    for seconds in [2.5, -1, .nan] {
      await screen.advance(by: seconds)
      #expect(CACurrentMediaTime() == 1002.5)
    }
    #expect(UIApplication.shared.connectedScenes.contains(screen.windowScene))
    screen.disconnect()
    screen.disconnect()
    #expect(!MediaClock.isVirtual)
    #expect(!UIApplication.shared.connectedScenes.contains(screen.windowScene))
    #expect(screen.windowScene.activationState == .unattached)
  }

  // A deadline that is due again at once must not stop the clock.
  @Test func timeGoesOnWhateverIsScheduled() async {
    await withScreen { screen in
      var isRunning = true
      @MainActor func again() {
        _ = MediaClock.schedule(at: CACurrentMediaTime()) { if isRunning { again() } }
      }
      again()
      await screen.advance(by: 0.05)
      isRunning = false
      #expect(CACurrentMediaTime() >= 1000.05)
    }
  }

  // The first picture is the only frame.
  @Test func anIdleScreenMakesNoFrames() async {
    await withWindow { screen, window in
      _ = UIView(CGRect(0, 0, 10, 10), color: .red, in: window)
      await screen.advance(by: 1)
      let frames = screen.renderedFrameCount
      let wakeUps = MediaClock.wakeUpCount
      await screen.advance(by: 10)
      #expect(screen.renderedFrameCount == frames)
      #expect(MediaClock.wakeUpCount == wakeUps)
      #expect(frames == 1)
    }
  }
}
