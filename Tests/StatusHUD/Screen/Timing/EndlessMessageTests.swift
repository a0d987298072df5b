// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// A message with a duration of `.infinity` stays until it is dismissed or replaced, and costs
/// nothing meanwhile.
@MainActor @Suite(.globalHUD) struct EndlessMessageTests {
  private let it = HUDScreen()

  private func showOffline() async {
    StatusHUD.show(.error("Offline", duration: .infinity))
    await it.advance(by: 1)
  }

  /// Lets days pass, and expects that the message is still there.
  private func expectOffline(sourceLocation: SourceLocation = #_sourceLocation) async {
    #expect(MediaClock.nextDeadline == nil, "something wakes up", sourceLocation: sourceLocation)
    let frames = it.screen.renderedFrameCount
    it.screen.skip(1_000_000)
    await it.advance(by: 10)
    #expect(it.texts == ["Offline"], sourceLocation: sourceLocation)
    #expect(StatusHUD.isVisible, sourceLocation: sourceLocation)
    #expect(it.screen.renderedFrameCount == frames, sourceLocation: sourceLocation)
  }

  @Test(arguments: DurationTests.messages.indices)
  func itStaysUntilItIsDismissed(index: Int) async {
    DurationTests.messages[index].show(.infinity)
    await it.advance(by: 1)
    #expect(MediaClock.nextDeadline == nil)
    it.screen.skip(1_000_000)
    await it.advance(by: 0)
    #expect(StatusHUD.isVisible && it.containers.count == 1)
    await it.hide()
    #expect(!StatusHUD.isVisible && it.containers.isEmpty)
  }

  @Test func nothingWakesUpMeanwhile() async {
    await showOffline()
    await expectOffline()
  }

  @Test func aChangedTextAndAChangedConfigurationEndItNot() async {
    StatusHUD.show(.error("On", duration: .infinity))
    await it.advance(by: 1)
    StatusHUD.setStatus("Offline")
    StatusHUD.configure {
      $0.minimumDisplayDuration = 0.1
      $0.maximumDisplayDuration = 0.2
    }
    await it.advance(by: 1)
    await expectOffline()
  }

  @Test func aDelayedDismissalEndsIt() async {
    await showOffline()
    StatusHUD.dismiss(after: 5)
    await it.advance(by: 4.99)
    #expect(StatusHUD.isVisible)
    await it.advance(by: 0.02)
    #expect(!StatusHUD.isVisible && it.containers.isEmpty)
  }

  @Test func anotherMessageReplacesIt() async {
    await showOffline()
    StatusHUD.show(.success("Online", duration: 1))
    await it.advance(by: 0.1)
    #expect(it.texts == ["Online"])
    await it.advance(by: 1)
    #expect(!StatusHUD.isVisible, "the first one does not come back")
  }

  @Test func workReplacesIt() async {
    await showOffline()
    let activity = StatusHUD.beginActivity(status: "Connecting")
    await it.advance(by: 0.1)
    #expect(it.texts == ["Connecting"])
    activity.end()
    #expect(!StatusHUD.isVisible)
    await showOffline()
    StatusHUD.show(status: "Loading")
    StatusHUD.popActivity()
    #expect(!StatusHUD.isVisible)
  }

  // MARK: Scenes

  @Test(arguments: [false, true]) func itStaysInAnotherScene(isChosen: Bool) async {
    await showOffline()
    let other = HUDScreen(size: CGSize(width: 200, height: 200))
    if isChosen {
      StatusHUD.windowScene = other.screen.windowScene
    } else {
      it.screen.disconnect()
    }
    await other.advance(by: 1)
    #expect(it.container?.window?.windowScene === other.screen.windowScene)
    #expect(MediaClock.nextDeadline == nil)
    other.screen.skip(1_000_000)
    await other.advance(by: 1)
    #expect(it.texts == ["Offline"])
  }

  @Test func itWaitsForASceneAndStaysInIt() async {
    it.screen.setActivationState(.background)
    await showOffline()
    it.screen.skip(1000)
    it.screen.setActivationState(.foregroundActive)
    await it.advance(by: 1)
    await expectOffline()
  }

  // MARK: The queue

  private func queue() {
    StatusHUD.configure {
      $0.messagePolicy = .queue
      $0.minimumDisplayDuration = 2
    }
  }

  @Test(arguments: [0, 0.5, 1.9])
  func itMakesRoomForTheNextOneAfterItsReadingTimeAndNeverBefore(pause: Double) async {
    queue()
    StatusHUD.show(.error("Offline", duration: .infinity))
    await it.advance(by: pause)
    StatusHUD.show(.success("Online", duration: 1))
    await it.advance(by: 2 - pause - 0.01)
    #expect(it.texts == ["Offline"])
    await it.advance(by: 0.02)
    #expect(it.texts == ["Online"])
    await it.advance(by: 1)
    #expect(!StatusHUD.isVisible, "the first one does not come back")
  }

  @Test func afterItsReadingTimeItMakesRoomAtOnce() async {
    queue()
    await showOffline()
    await it.advance(by: 3)
    await expectOffline()
    StatusHUD.show(.success("Online", duration: 1))
    await it.advance(by: 0)
    #expect(it.texts == ["Online"])
    await it.advance(by: 1.01)
    #expect(!StatusHUD.isVisible)
  }

  @Test func theLastOfAQueueStays() async {
    queue()
    StatusHUD.show(.success("Saved", duration: 1))
    StatusHUD.show(.info("Hello", duration: .infinity))
    StatusHUD.show(.error("Offline", duration: .infinity))
    await it.advance(by: 0.99)
    #expect(it.texts == ["Saved"])
    await it.advance(by: 0.02)
    #expect(it.texts == ["Hello"])
    await it.advance(by: 1.97)
    #expect(it.texts == ["Hello"])
    await it.advance(by: 0.04)
    #expect(it.texts == ["Offline"])
    await it.advance(by: 1)
    await expectOffline()
  }

  /// The same message again is the one that stays: it need not make room for itself.
  @Test func itDoesNotMakeRoomForItself() async {
    queue()
    await showOffline()
    await showOffline()
    await expectOffline()
  }

  /// Queued messages come before the work that runs.
  @Test func workWaitsUntilItIsDismissed() async {
    queue()
    await showOffline()
    let activity = StatusHUD.beginActivity(status: "Connecting")
    StatusHUD.show(status: "Loading")
    await it.advance(by: 1)
    await expectOffline()
    await it.hide()
    #expect(!StatusHUD.isVisible && !activity.isRunning)
  }
}
