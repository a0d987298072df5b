// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import TestSupport
import Testing

@testable import DisplayHost

/// The times of frames, in real time. Expected values: sixty frames a second.
@MainActor
@Suite(.serialized)
struct X11FrameTests {
  @Test func theGridIsEvenWhateverASingleFrameIsLate() {
    let interval = X11Window.frameInterval
    var grid = FrameGrid()
    // The first frame is due at once.
    #expect(grid.next(now: 1) == 1)
    #expect(grid.next(now: 1 + interval / 4) == 1 + interval)
    // That frame came late, and the next is due at its time all the same.
    #expect(grid.next(now: 1 + interval * 1.5) == 1 + interval + interval)
    // Missed frames aren't made up for.
    #expect(grid.next(now: 9) == 9)
    // Withdrawn frames don't delay the next one any further.
    for _ in 0..<5 { #expect(grid.next(now: 9) == 9 + interval) }
  }

  @Test func manyRequestsMakeOneFrame() async throws {
    try await Stage.run { stage, server in
      let counter = FrameCounter(stage.window)
      for _ in 0..<5 { stage.window.requestFrame() }
      _ = try await counter.frames.next("a frame")
      // The next comes soon after the first, so it has to wait.
      for _ in 0..<5 { stage.window.requestFrame() }
      _ = try await counter.frames.next("a second frame")
      // A third would come within six intervals.
      await pass(seconds: 0.1)
      #expect(counter.frames.unread.isEmpty)
    }
  }

  @Test func aWithdrawnFrameIsNotMade() async throws {
    try await Stage.run { stage, server in
      let counter = FrameCounter(stage.window)
      stage.window.requestFrame()
      stage.window.cancelFrame()
      stage.settle()
      await nextTurn()
      stage.window.requestFrame()
      _ = try await counter.frames.next("a frame")
      stage.window.requestFrame()
      stage.window.close()
      // The frame would come within six intervals.
      await pass(seconds: 0.1)
      #expect(counter.frames.unread.isEmpty)
    }
  }

  /// The main thread neither waits for the server nor sends it more and more.
  @Test func framesWaitForAServerThatHasStopped() async throws {
    try await Stage.run { stage, server in
      let counter = FrameCounter(stage.window)
      counter.draw = { [window = stage.window] in
        window.present(damage: [.infinite])
        window.requestFrame()
      }
      stage.window.requestFrame()
      _ = try await counter.frames.next("a frame")
      let start = ProcessInfo.processInfo.systemUptime
      server.stop(for: 1)
      await pass(seconds: 0.5)
      #expect(ProcessInfo.processInfo.systemUptime - start < 0.9)
      #expect(stage.window.isBusy)
      #expect(stage.window.pacer.awaited == .server)
      let frames = counter.frames.unread.count
      await pass(seconds: 0.2)
      #expect(counter.frames.unread.count == frames)
      try await wait(for: "more frames") { counter.frames.unread.count > frames + 5 }
      counter.draw = {}
    }
  }
}
