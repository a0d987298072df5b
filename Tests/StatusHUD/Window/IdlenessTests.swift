// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// Rule: the display host does nothing when there is nothing to do. Each test takes two seconds of
/// the real clock, since idleness is a length of time.
@MainActor
@Suite(.exclusiveScreen, .serialized)
struct IdlenessTests {
  /// Everything that can wake the process for the sake of the screen.
  private struct Counts: Equatable {
    var frames: Int
    var looksAtFrames: Int
    var newsOfDisplay: Int
    var timers: Int

    @MainActor init(_ host: X11SceneHost) {
      frames = host.frameCount
      looksAtFrames = host.frameWakeUpCount
      newsOfDisplay = host.displayWakeUpCount
      timers = MediaClock.wakeUpCount
    }
  }

  /// Waits for the end of all that went before, the server's answers included.
  /// - Parameter looking: Whether the HUD looks at the app, four times a second.
  private func expectIdleness(of app: HUDOnServer, looking: Bool = false) async throws {
    func counts() -> Counts {
      var counts = Counts(app.host)
      if looking { counts.timers = 0 }
      return counts
    }
    var before = counts()
    var looks = 0
    try await wait(for: "the app to be idle") {
      let now = counts()
      let isSomethingDue =
        !looking && MediaClock.nextDeadline.map { $0 < MediaClock.now() + 60 } ?? false
      looks = now == before && !isSomethingDue ? looks + 1 : 0
      before = now
      return looks == 10
    }
    #expect(before.frames > 0)
    #expect(before.newsOfDisplay > 0)
    let (timers, start) = (MediaClock.wakeUpCount, MediaClock.now())
    await pass(seconds: 2)
    #expect(counts() == before)
    if looking {
      let seconds = MediaClock.now() - start
      #expect(Double(MediaClock.wakeUpCount - timers) <= 4 * seconds + 1)
    }
  }

  @Test func nothingWakesTheProcessWhileHidden() async throws {
    try await HUDOnServer.run { app in
      StatusHUD.show()
      try await app.hudIsShown()
      StatusHUD.dismiss()
      try await app.notifications.next(StatusHUD.didDisappearNotification)
      try await expectIdleness(of: app)
    }
  }

  @Test func onlyFourLooksASecondWakeTheProcessWhileAMessageIsShown() async throws {
    try await HUDOnServer.run { app in
      StatusHUD.showSuccess(status: "Done", duration: 1000)
      try await app.hudIsShown()
      try await expectIdleness(of: app, looking: true)
      #expect(try app.bezel() != nil)
    }
  }

  @Test func aTurningRingMakesSixtyFramesASecond() async throws {
    try await HUDOnServer.run { app in
      // Its own colors: a red ring on red would turn unseen.
      StatusHUD.configuration = StatusHUD.Configuration()
      StatusHUD.show()
      try await app.notifications.next(StatusHUD.didAppearNotification)
      let (frames, start) = (app.host.frameCount, MediaClock.now())
      for _ in 1...60 { await pass(seconds: 1.0 / 60) }
      let made = app.host.frameCount - frames
      #expect(Double(made) <= 60 * (MediaClock.now() - start) + 1)
      // A busy machine gives both the host and this test fewer turns.
      #expect(made >= 30)
      // A frame is looked at because something moves: none is in vain.
      #expect(app.host.frameWakeUpCount <= app.host.frameCount + 3)
    }
  }
}
