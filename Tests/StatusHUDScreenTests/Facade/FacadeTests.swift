// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// The global HUD on a screen that nobody looks at: calls in, notifications and pixels out.
@MainActor @Suite(.exclusiveScreen) struct FacadeTests {
  private let screen = OffscreenScreen(size: CGSize(width: 320, height: 320), scale: 1)

  /// Every test begins and ends hidden, whatever the one before it did.
  private func withHUD(_ body: (OffscreenScreen) async throws -> Void) async rethrows {
    StatusHUD.dismiss()
    StatusHUD.configuration = StatusHUD.Configuration()
    await screen.advance(by: 1)
    try await body(screen)
    StatusHUD.dismiss()
    await screen.advance(by: 1)
    screen.disconnect()
  }

  private var isOverlayUp: Bool {
    screen.windowScene.windows.contains { !$0.isHidden && $0.windowLevel > .alert }
  }

  /// Runs `calls` in one turn, on the main actor or on another thread, and waits for their effect.
  private func perform(inBackground: Bool, _ calls: @escaping @Sendable () -> Void) async {
    if inBackground { callOnAnotherThread(calls) } else { calls() }
    await screen.advance(by: 0.5)
  }

  /// Holds the main actor meanwhile: else it may take a turn between two of the calls.
  private func callOnAnotherThread(_ calls: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { calls() }
    group.wait()
  }

  @Test(arguments: [false, true])
  func twoShowsAndOnePopStayAndAnotherPopHides(inBackground: Bool) async {
    await withHUD { _ in
      await perform(inBackground: inBackground) {
        StatusHUD.show()
        StatusHUD.show()
        StatusHUD.popActivity()
      }
      #expect(StatusHUD.activityCount == 1)
      #expect(StatusHUD.isVisible)
      #expect(isOverlayUp)

      await perform(inBackground: inBackground) { StatusHUD.popActivity() }
      #expect(!StatusHUD.isVisible)
      #expect(!isOverlayUp)
    }
  }

  @Test(arguments: [false, true])
  func theLastCallOfATurnWins(inBackground: Bool) async {
    await withHUD { screen in
      let texts = NotificationLog()
      await perform(inBackground: inBackground) {
        StatusHUD.show()
        StatusHUD.dismiss()
        StatusHUD.showInfo(status: "b")
      }
      #expect(isOverlayUp)
      #expect(texts.entries == ["willAppear b", "didAppear b"])
      #expect(screen.accessibilityNotifications.map(\.1) == ["b"])
    }
  }

  @Test(arguments: [false, true])
  func aShowCancelsADelayedDismissal(inBackground: Bool) async {
    await withHUD { screen in
      await perform(inBackground: inBackground) {
        StatusHUD.show(status: "a")
        StatusHUD.dismiss(after: 1)
      }
      await perform(inBackground: inBackground) { StatusHUD.show(status: "b") }
      await screen.advance(by: 10)
      #expect(StatusHUD.isVisible)
      #expect(isOverlayUp)
    }
  }

  @Test func aDelayedDismissalHidesAndItsClosureRunsOnceAfterTheFadeOut() async {
    await withHUD { screen in
      let log = NotificationLog()
      StatusHUD.show()
      await screen.advance(by: 0.5)
      StatusHUD.dismiss(after: 1) { log.note("closure") }
      await screen.advance(by: 0.99)
      #expect(StatusHUD.isVisible)
      await screen.advance(by: 0.02)
      #expect(!StatusHUD.isVisible)
      await screen.advance(by: 1)
      #expect(
        log.entries == [
          "willAppear", "didAppear", "willDisappear", "didDisappear", "closure",
        ])
    }
  }

  @Test func notificationsComeAtTheEndsOfTheFades() async {
    await withHUD { screen in
      let log = NotificationLog()
      StatusHUD.show(status: "a")
      await screen.advance(by: 0)
      #expect(log.entries == ["willAppear a"])
      await screen.advance(by: 0.14)
      #expect(log.entries == ["willAppear a"])
      await screen.advance(by: 0.011)
      #expect(log.entries == ["willAppear a", "didAppear a"])
    }
  }

  @Test func aMessageStaysForItsDisplayDuration() async {
    await withHUD { screen in
      StatusHUD.configure { $0.minimumDismissTimeInterval = 0 }
      // 0.06 x 10 + 0.5 = 1.1 s after the fade-in of 0.15 s.
      #expect(abs(StatusHUD.displayDuration(for: "0123456789") - 1.1) < 1e-9)
      StatusHUD.showSuccess(status: "0123456789")
      await screen.advance(by: 1.24)
      #expect(StatusHUD.isVisible)
      await screen.advance(by: 0.02)
      #expect(!StatusHUD.isVisible)
    }
  }

  @Test func graceTimeShowsNothingAndBlocksNothing() async {
    await withHUD { screen in
      StatusHUD.configure { $0.graceTimeInterval = 0.5 }
      StatusHUD.show(maskType: .black)
      await screen.advance(by: 0.4)
      #expect(StatusHUD.isVisible)
      #expect(!isOverlayUp)
      StatusHUD.popActivity()
      await screen.advance(by: 1)
      #expect(!isOverlayUp)
    }
  }

  @Test func aMillionCallsWhileTheMainQueueIsBlockedAreOneUpdate() async {
    await withHUD { screen in
      let log = NotificationLog()
      // This test occupies the main actor until all threads are done.
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        for index in 0..<125_000 {
          StatusHUD.showProgress(Double(index % 100) / 100, status: "\(thread)")
        }
      }
      StatusHUD.showProgress(0.625, status: "the last one")
      #expect(StatusHUD.activityCount == 1)

      await screen.advance(by: 1)
      #expect(log.entries == ["willAppear the last one", "didAppear the last one"])
      #expect(screen.accessibilityNotifications.map(\.1) == ["the last one"])
    }
  }

  @Test func nothingRunsWhileHiddenOrWhileAStaticMessageIsShown() async {
    await withHUD { screen in
      var frames = screen.renderedFrameCount
      await screen.advance(by: 10)
      #expect(screen.renderedFrameCount == frames)

      StatusHUD.showText("static", duration: 100)
      await screen.advance(by: 1)
      frames = screen.renderedFrameCount
      #expect(frames > 0)
      await screen.advance(by: 10)
      #expect(screen.renderedFrameCount == frames)
    }
  }

  @Test func callsWithoutAScreenAreNotLost() async {
    await withHUD { screen in
      screen.disconnect()
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
