// SPDX-License-Identifier: MIT

import DisplayHost
import Foundation
import LinuxCoreGraphics
import TestSupport
import Testing

/// Expected values: ICCCM for the properties of windows, and the rules of `X11Window` and
/// `X11Display`.
@MainActor
@Suite(.serialized)
struct LifecycleTests {
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
      _ = try await stage.events.next("closing") { $0 == .closeRequested }
      #expect(!stage.window.isMapped)
      // No request names the window that is gone.
      stage.window.present(damage: [.infinite])
      stage.window.title = "late"
      stage.window.close()
      stage.settle()
      #expect(reports.unread.isEmpty)
    }
  }

  @Test func aServerThatDiesIsToldOnceAndSurvived() async throws {
    try await Stage.run { stage, server in
      stage.paint(CGRect(x: 0, y: 0, width: 100, height: 80), red: 1)
      stage.present()
      let other = try X11Window(
        display: stage.display, title: "", size: CGSize(width: 20, height: 20))
      let otherEvents = Mailbox(other)
      server.kill()
      let event = try await stage.events.nextLoss()
      let reason = "the X11 server \(server.name).0 closed the connection"
      #expect(event == .serverLost(reason))
      #expect(otherEvents.unread.last == .serverLost(reason))
      #expect(!stage.display.isConnected)
      // None of this reaches a server, and none of it traps.
      stage.window.present(damage: [.infinite])
      stage.window.map()
      stage.window.title = "late"
      stage.display.synchronize()
      stage.paint(CGRect(x: 0, y: 0, width: 10, height: 10), blue: 1)
      stage.window.close()
      stage.display.disconnect()
      await nextTurn()
      #expect(stage.events.unread.isEmpty)
      #expect(!stage.window.isBusy)
      #expect(throws: X11Error.cannotOpenWindow(reason: "the connection has ended")) {
        try X11Window(display: stage.display, title: "", size: .zero)
      }
    }
  }

  @Test func aServerThatDiesBetweenRequestsIsNoticedByTheNext() async throws {
    try await Stage.run { stage, server in
      server.kill()
      // Requests go on, as in an animation, until the news arrives.
      while stage.display.isConnected {
        stage.window.present(damage: [.infinite])
        await nextTurn()
      }
      let losses = stage.events.unread.filter { if case .serverLost = $0 { true } else { false } }
      #expect(losses.count == 1)
    }
  }
}
