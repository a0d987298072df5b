// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import TestSupport
import Testing

@testable import DisplayHost

/// A server that dies in the middle of a frame. Rule: every window is told once, and no window
/// waits for the server.
@MainActor
@Suite(.serialized)
struct VanishingServerTests {
  private func expectLoss(_ stage: Stage, _ server: XServer) async throws {
    let event = try await stage.events.nextLoss()
    #expect(event == .serverLost("the X11 server \(server.name).0 closed the connection"))
    #expect(!stage.display.isConnected)
    #expect(!stage.window.isBusy)
    #expect(stage.window.pacer.awaited == nil)
  }

  @Test func itMayDieBeforeItAnswers() async throws {
    try await Stage.run { stage, server in
      let counter = FrameCounter(stage.window)
      stage.window.requestFrame()
      _ = try await counter.frames.next("the first frame")
      stage.paint(CGRect(x: 0, y: 0, width: 100, height: 80), red: 1)
      stage.window.present(damage: [.infinite])
      #expect(stage.window.isBusy)
      stage.window.requestFrame()
      #expect(stage.window.pacer.awaited != nil)
      // The main queue hasn't run since, so the answer hasn't been read.
      server.kill()
      try await expectLoss(stage, server)
      // The frame may have been due before the news arrived, but nothing comes after it.
      let frames = counter.frames.unread.count
      #expect(frames <= 1)
      stage.paint(CGRect(x: 0, y: 0, width: 100, height: 80), blue: 1)
      stage.window.present(damage: [.infinite])
      stage.window.requestFrame()
      // Six intervals are long enough for a timer that still runs.
      await pass(seconds: 0.1)
      #expect(counter.frames.unread.count == frames)
      #expect(stage.events.unread.isEmpty)
    }
  }

  /// The frame is larger than the buffer of a socket, so the main thread waits for the server.
  @Test func itMayDieWhileItReceivesAFrame() async throws {
    try await XServer.run { server in
      let stage = try await Stage(server, size: CGSize(width: 600, height: 400))
      server.stop(for: 0.5)
      // It dies as soon as it continues.
      server.kill()
      stage.window.present(damage: [.infinite])
      try await expectLoss(stage, server)
    }
  }

  @Test func aHandlerMayCloseEverything() async throws {
    try await Stage.run { stage, server in
      let events = Mailbox<DisplayEvent>()
      let display = stage.display
      stage.window.onEvent = { [window = stage.window] event in
        window.requestFrame()
        window.close()
        display.disconnect()
        events.post(event)
      }
      stage.window.requestFrame()
      server.kill()
      let event = try await events.nextLoss()
      #expect(event == .serverLost("the X11 server \(server.name).0 closed the connection"))
      await nextTurn()
      #expect(events.unread.isEmpty)
    }
  }
}
