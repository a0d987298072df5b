// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import TestSupport
import Testing

@testable import DisplayHost

/// When frames are due, in real time. Expected values: the server's refreshes (Xvfb pretends 60 a
/// second) or the monitor's mode.
@MainActor
@Suite(.serialized)
struct PacingTests {
  nonisolated static let both: [FramePacing] = [.present, .timer]

  @Test func presentIsUsedWhereItIs() async throws {
    try await Stage.run { stage, server in
      #expect(stage.window.pacing == .present)
      // An extension that no server has is not found.
      let connection = try #require(stage.display.connection)
      #expect(X11Extension(connection: connection, name: "Present") != nil)
      #expect(X11Extension(connection: connection, name: "Past") == nil)
    }
  }

  @Test func withoutPresentATimerDoesAsWell() async throws {
    try await Stage.run(pacing: .timer) { stage, server in
      let connection = try #require(stage.display.connection)
      #expect(X11Extension(connection: connection, name: "Present") == nil)
      // Nothing else is missing.
      #expect(X11Extension(connection: connection, name: "RANDR") != nil)
      #expect(stage.display.usesSharedMemory)
      #expect(stage.display.present == nil)
      #expect(stage.window.pacing == .timer)
      #expect(try await FrameCounter(stage.window).animate(frames: 5).count == 5)
      #expect(stage.window.pacing == .timer)
    }
  }

  @Test(arguments: both)
  func anAnimationRunsAtTheRefreshRate(pacing: FramePacing) async throws {
    try await Stage.run(pacing: pacing) { stage, server in
      let times = try await FrameCounter(stage.window).animate(frames: 31)
      // After the first come 30 intervals of 1/60 s. The first one may be cut short by the phase of
      // the refreshes, and a busy machine can only make it longer.
      #expect(times[30] - times[0] >= 29.0 / 60 - 0.002)
    }
  }

  @Test func aTimerFollowsTheMonitor() async throws {
    try await XServer.run { server in
      try SecondClient(server).setMonitor(
        MonitorMode(
          width: 640, height: 480, dotClock: 8_960_000, horizontalTotal: 800, verticalTotal: 560))
      let stage = try await Stage(server, pacing: .timer)
      #expect(stage.window.refreshRate == 20)
      let times = try await FrameCounter(stage.window).animate(frames: 11)
      // Ten intervals of 1/20 s less the leeway of a timer.
      #expect(times[10] - times[0] >= 9.0 / 20)
    }
  }

  @Test(arguments: both)
  func manyRequestsMakeOneFrame(pacing: FramePacing) async throws {
    try await Stage.run(pacing: pacing) { stage, server in
      let counter = FrameCounter(stage.window)
      for _ in 0..<5 { stage.window.requestFrame() }
      _ = try await counter.frames.next("a frame")
      // The next comes soon after the first, so it has to wait for a refresh.
      for _ in 0..<5 { stage.window.requestFrame() }
      _ = try await counter.frames.next("a second frame")
      try await stage.settle()
      // A third would come by a later refresh or timer, of which the server says nothing.
      await pass(seconds: 0.1)
      #expect(counter.frames.unread.isEmpty)
    }
  }

  @Test(arguments: both)
  func afterTheLastFrameNothingWakesAnybody(pacing: FramePacing) async throws {
    try await Stage.run(pacing: pacing) { stage, server in
      let counter = FrameCounter(stage.window)
      counter.isAnimating = true
      stage.window.requestFrame()
      for _ in 0..<5 { _ = try await counter.frames.next("a frame") }
      counter.isAnimating = false
      // Frames that were already asked for still come.
      try await stage.settle()
      var (last, looks) = (stage.display.wakeUpCount, 0)
      try await wait(for: "the last frame") {
        looks = stage.display.wakeUpCount == last ? looks + 1 : 0
        last = stage.display.wakeUpCount
        return looks == 10
      }
      let (before, frames) = (stage.display.wakeUpCount, counter.frames.unread.count)
      // Longer than the patience with a silent server.
      await pass(seconds: 1.5)
      #expect(stage.display.wakeUpCount == before)
      #expect(counter.frames.unread.count == frames)
    }
  }

  @Test(arguments: both)
  func aFrameTakenBackIsNotMade(pacing: FramePacing) async throws {
    try await Stage.run(pacing: pacing) { stage, server in
      let counter = FrameCounter(stage.window)
      stage.window.requestFrame()
      stage.window.cancelFrame()
      stage.display.synchronize()
      await nextTurn()
      stage.window.requestFrame()
      _ = try await counter.frames.next("a frame")
      stage.window.requestFrame()
      stage.window.close()
      // Six refreshes: the frame was to come with the first, or with a timer for it.
      await pass(seconds: 0.1)
      #expect(counter.frames.unread.isEmpty)
    }
  }

  @Test(arguments: both)
  func noFrameIsMadeWhileTheServerReadsThePicture(pacing: FramePacing) async throws {
    try await Stage.run(pacing: pacing) { stage, server in
      let counter = FrameCounter(stage.window)
      var wasBusy = false
      counter.draw = { [window = stage.window] in
        wasBusy = wasBusy || window.isBusy
        window.present(damage: [.infinite])
      }
      _ = try await counter.animate(frames: 20)
      #expect(!wasBusy)
    }
  }

  @Test func aRefusedRequestIsReplacedByATimer() async throws {
    try await Stage.run { stage, server in
      let paces = Mailbox<FramePacing>()
      stage.window.onFrame = { [window = stage.window] in
        paces.post(window.pacing)
        guard window.pacing == .present else { return }
        window.requestFrame()
        // What the display does when the server's answer is an error.
        if let number = window.pacer.requestNumber { window.pacer.refused(number) }
      }
      stage.window.requestFrame()
      let first = try await paces.next("a frame")
      let second = try await paces.next("the next frame")
      #expect((first, second) == (.present, .timer))
      #expect(stage.window.pacing == .timer)
    }
  }

  @Test func aSilentServerIsReplacedByATimerUntilItAnswers() async throws {
    try await Stage.run { stage, server in
      let paces = Mailbox<FramePacing>()
      // Shorter than any refresh: to the pacer this is a server whose monitor is switched off.
      stage.window.pacer.patience = 0.0001
      var frames = 0
      stage.window.onFrame = { [window = stage.window] in
        frames += 1
        paces.post(window.pacing)
        if frames < 2 { window.requestFrame() }
      }
      stage.window.requestFrame()
      _ = try await paces.next("a frame")
      #expect(try await paces.next("a frame without refresh") == .timer)
      try await wait(for: "the late answer") { stage.window.pacing == .present }
      #expect(frames == 2)
    }
  }
}
