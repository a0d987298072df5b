// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// The global HUD on a screen that nobody looks at: calls in, notifications and pixels out.
@MainActor @Suite(.exclusiveScreen) struct FacadeTests {
  /// Runs `calls` in one turn, on the main actor or on another thread, and waits for their effect.
  private func perform(
    on it: HUDScreen, inBackground: Bool, _ calls: @escaping @Sendable () -> Void
  ) async {
    if inBackground { callOnAnotherThread(calls) } else { calls() }
    await it.advance(by: 0.5)
  }

  /// Holds the main actor meanwhile: else it may take a turn between two of the calls.
  private func callOnAnotherThread(_ calls: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { calls() }
    group.wait()
  }

  @Test(arguments: [false, true])
  func twoShowsAndOnePopStayAndAnotherPopHides(inBackground: Bool) async {
    await HUDScreen.run { it in
      await perform(on: it, inBackground: inBackground) {
        StatusHUD.show()
        StatusHUD.show()
        StatusHUD.popActivity()
      }
      #expect(StatusHUD.activityCount == 1)
      #expect(StatusHUD.isVisible)
      #expect(!it.overlays.isEmpty)

      await perform(on: it, inBackground: inBackground) { StatusHUD.popActivity() }
      #expect(!StatusHUD.isVisible)
      #expect(it.overlays.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func theLastCallOfATurnWins(inBackground: Bool) async {
    await HUDScreen.run { it in
      let texts = NotificationLog()
      await perform(on: it, inBackground: inBackground) {
        StatusHUD.show()
        StatusHUD.dismiss()
        StatusHUD.showInfo(status: "b")
      }
      #expect(!it.overlays.isEmpty)
      #expect(texts.entries == ["willAppear b", "didAppear b"])
      #expect(it.screen.accessibilityNotifications.map(\.1) == ["b"])
    }
  }

  @Test(arguments: [false, true])
  func aShowCancelsADelayedDismissal(inBackground: Bool) async {
    await HUDScreen.run { it in
      await perform(on: it, inBackground: inBackground) {
        StatusHUD.show(status: "a")
        StatusHUD.dismiss(after: 1)
      }
      await perform(on: it, inBackground: inBackground) { StatusHUD.show(status: "b") }
      await it.advance(by: 10)
      #expect(StatusHUD.isVisible)
      #expect(!it.overlays.isEmpty)
    }
  }

  @Test func aDelayedDismissalHidesAndItsClosureRunsOnceAfterTheFadeOut() async {
    await HUDScreen.run { it in
      let log = NotificationLog()
      StatusHUD.show()
      await it.advance(by: 0.5)
      StatusHUD.dismiss(after: 1) { log.note("closure") }
      await it.advance(by: 0.99)
      #expect(StatusHUD.isVisible)
      await it.advance(by: 0.02)
      #expect(!StatusHUD.isVisible)
      await it.advance(by: 1)
      #expect(
        log.entries == [
          "willAppear", "didAppear", "willDisappear", "didDisappear", "closure",
        ])
    }
  }

  @Test func notificationsComeAtTheEndsOfTheFades() async {
    await HUDScreen.run { it in
      let log = NotificationLog()
      StatusHUD.show(status: "a")
      await it.advance(by: 0)
      #expect(log.entries == ["willAppear a"])
      await it.advance(by: 0.14)
      #expect(log.entries == ["willAppear a"])
      await it.advance(by: 0.011)
      #expect(log.entries == ["willAppear a", "didAppear a"])
    }
  }

  @Test func aMessageStaysForItsDisplayDuration() async {
    await HUDScreen.run { it in
      StatusHUD.configure { $0.minimumDismissTimeInterval = 0 }
      // 0.06 x 10 + 0.5 = 1.1 s after the fade-in of 0.15 s.
      #expect(abs(StatusHUD.displayDuration(for: "0123456789") - 1.1) < 1e-9)
      StatusHUD.showSuccess(status: "0123456789")
      await it.advance(by: 1.24)
      #expect(StatusHUD.isVisible)
      await it.advance(by: 0.02)
      #expect(!StatusHUD.isVisible)
    }
  }

  @Test func graceTimeShowsNothingAndBlocksNothing() async {
    await HUDScreen.run { it in
      StatusHUD.configure { $0.graceTimeInterval = 0.5 }
      StatusHUD.show(maskType: .black)
      await it.advance(by: 0.4)
      #expect(StatusHUD.isVisible)
      #expect(it.overlays.isEmpty)
      StatusHUD.popActivity()
      await it.advance(by: 1)
      #expect(it.overlays.isEmpty)
    }
  }

  @Test func aMillionCallsWhileTheMainQueueIsBlockedAreOneUpdate() async {
    await HUDScreen.run { it in
      let log = NotificationLog()
      // This test occupies the main actor until all threads are done.
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        for index in 0..<125_000 {
          StatusHUD.showProgress(Double(index % 100) / 100, status: "\(thread)")
        }
      }
      StatusHUD.showProgress(0.625, status: "the last one")
      #expect(StatusHUD.activityCount == 1)

      await it.advance(by: 1)
      #expect(log.entries == ["willAppear the last one", "didAppear the last one"])
      #expect(it.screen.accessibilityNotifications.map(\.1) == ["the last one"])
    }
  }

  @Test func nothingRunsWhileHiddenOrWhileAStaticMessageIsShown() async {
    await HUDScreen.run { it in
      var frames = it.screen.renderedFrameCount
      await it.advance(by: 10)
      #expect(it.screen.renderedFrameCount == frames)

      StatusHUD.showText("static", duration: 100)
      await it.advance(by: 1)
      frames = it.screen.renderedFrameCount
      #expect(frames > 0)
      await it.advance(by: 10)
      #expect(it.screen.renderedFrameCount == frames)
    }
  }

  @Test func callsWithoutAScreenAreNotLost() async {
    await HUDScreen.run { it in
      it.screen.disconnect()
      StatusHUD.show(status: "pending")
      let another = OffscreenScreen(size: CGSize(width: 200, height: 200), scale: 1)
      await another.advance(by: 1)
      #expect(another.windowScene.windows.contains { !$0.isHidden })
      StatusHUD.dismiss()
      await another.advance(by: 1)
      another.disconnect()
    }
  }
}
