// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import TestSupport
import Testing

@testable import DisplayHost

/// Expected values: ICCCM for the properties of windows, and the rules of `X11Window` and
/// `X11Display`: every window is told once of a server that dies, and none waits for it.
@MainActor
@Suite(.serialized)
struct X11LifecycleTests {
  @Test func whatNobodyHoldsGoesAway() async throws {
    try await XServer.run { server in
      weak var display: X11Display?
      weak var window: X11Window?
      let client = try SecondClient(server)
      var number: UInt32 = 0
      do {
        let stage = try await Stage(server)
        display = stage.display
        window = stage.window
        number = stage.window.identifier
        #expect(!client.property("WM_CLASS", of: number).isEmpty)
      }
      await nextTurn()
      #expect(window == nil)
      #expect(display == nil)
      try await wait(for: "the end of the connection") {
        client.property("WM_CLASS", of: number).isEmpty
      }
    }
  }

  @Test func aWindowDestroyedByOthersAsksToCloseToo() async throws {
    try await Stage.run { stage, server in
      let reports = Mailbox<String>()
      stage.display.onProtocolError = { reports.post($0) }
      try SecondClient(server).destroy(stage.window.identifier)
      // The window doesn't know yet, so its drawing is refused, which is reported and survived.
      stage.window.present(damage: [.infinite])
      // 9 is BadDrawable in the protocol's list of errors.
      _ = try await reports.next("the refusal") { $0.contains("error 9 ") }
      try await wait(for: "the end of waiting") { !stage.window.isBusy }
      #expect(stage.display.isConnected)
      _ = try await stage.events.next("closing") { $0 == .closeRequested }
      #expect(!stage.window.isMapped)
      // No later request names the window that is gone.
      let refused = reports.unread
      stage.window.present(damage: [.infinite])
      stage.window.title = "late"
      stage.window.close()
      stage.settle()
      #expect(reports.unread == refused)
    }
  }

  @Test func aServerThatDiesIsToldOnceAndSurvived() async throws {
    try await Stage.run { stage, server in
      stage.fill(red: 1)
      stage.present()
      let (other, otherEvents) = try await stage.open(CGSize(width: 20, height: 20))
      server.kill()
      try await stage.expectLoss(of: server)
      #expect(otherEvents.unread.last == .serverLost(Stage.reason(of: server)))
      // None of this reaches a server, and none of it traps.
      stage.window.present(damage: [.infinite])
      stage.window.map()
      stage.window.title = "late"
      stage.display.synchronize()
      stage.fill(blue: 1)
      stage.window.close()
      other.close()
      stage.display.disconnect()
      await nextTurn()
      #expect(stage.events.unread.isEmpty)
      #expect(!stage.window.isBusy)
      #expect(throws: X11Error.cannotOpenWindow(reason: "the connection has ended")) {
        try X11Window(display: stage.display, title: "", size: .zero)
      }
    }
  }

  @Test func aServerMayDieBeforeItAnswers() async throws {
    try await Stage.run { stage, server in
      let counter = FrameCounter(stage.window)
      stage.window.requestFrame()
      _ = try await counter.frames.next("the first frame")
      stage.fill(red: 1)
      stage.window.present(damage: [.infinite])
      #expect(stage.window.isBusy)
      stage.window.requestFrame()
      #expect(stage.window.pacer.awaited != nil)
      // The main queue hasn't run since, so the answer hasn't been read.
      server.kill()
      try await stage.expectLoss(of: server)
      // The frame may have been due before the news arrived, but nothing comes after it.
      let frames = counter.frames.unread.count
      #expect(frames <= 1)
      stage.fill(blue: 1)
      stage.window.present(damage: [.infinite])
      stage.window.requestFrame()
      // Six intervals are long enough for a timer that still runs.
      await pass(seconds: 0.1)
      #expect(counter.frames.unread.count == frames)
      #expect(stage.events.unread.isEmpty)
    }
  }

  /// The frame is larger than the buffer of a socket, so the main thread waits for the server.
  @Test func aServerMayDieWhileItReceivesAFrame() async throws {
    try await XServer.run { server in
      let stage = try await Stage(server, size: CGSize(width: 600, height: 400))
      server.stop(for: 0.5)
      // It dies as soon as it continues.
      server.kill()
      stage.window.present(damage: [.infinite])
      try await stage.expectLoss(of: server)
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
      #expect(event == .serverLost(Stage.reason(of: server)))
      await nextTurn()
      #expect(events.unread.isEmpty)
    }
  }
}
