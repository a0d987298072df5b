// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import TestSupport
import Testing

@testable import DisplayHost

/// xdotool acts as the user. Without a window manager, a window is at the top left of the screen,
/// so screen pixels are window pixels.
@MainActor
@Suite(.serialized)
struct X11InputTests {
  @Test func aDragMovesAndOtherButtonsAreTold() async throws {
    try await Stage.run { stage, server in
      try await Tool.xdotool(
        server.name, "mousemove", "5", "6", "mousedown", "3", "mousemove", "25", "36")
      #expect(try await stage.events.nextPointer(.down).button == 3)
      let moved = try await stage.events.nextPointer(.moved)
      #expect(moved.location == CGPoint(x: 25, y: 36))
      try await Tool.xdotool(server.name, "mousemove", "300", "200", "mouseup", "3")
      // The press holds the pointer: positions outside of the window still come.
      #expect(try await stage.events.nextPointer(.up).location == CGPoint(x: 300, y: 200))
    }
  }

  @Test func aHeldKeyRepeats() async throws {
    try await Stage.run { stage, server in
      try await Tool.xdotool(server.name, "mousemove", "8", "9", "keydown", "x")
      #expect(try await stage.events.nextKey().isRepeat == false)
      let second = try await stage.events.nextKey()
      #expect(second.isDown && second.isRepeat)
      try await Tool.xdotool(server.name, "keyup", "x")
    }
  }

  @Test func aWindowThatVanishesUnderTheButtonCancels() async throws {
    try await Stage.run { stage, server in
      try await Tool.xdotool(server.name, "mousemove", "11", "12", "mousedown", "1")
      #expect(try await stage.events.nextPointer(.down).button == 1)
      try SecondClient(server).unmap(stage.window.identifier)
      let cancelled = try await stage.events.nextPointer(.cancelled)
      #expect(cancelled.location == CGPoint(x: 11, y: 12))
      #expect(cancelled.button == 1)
    }
  }

  @Test func thePointerIsFollowedOnlyWhenAskedFor() async throws {
    try await Stage.run { stage, server in
      try await Tool.xdotool(server.name, "mousemove", "20", "20")
      stage.window.setFollowsPointer(true)
      stage.display.synchronize()
      try await Tool.xdotool(server.name, "mousemove", "42", "30")
      // The first move came before the request.
      #expect(try await stage.events.nextPointer(.moved).location == CGPoint(x: 42, y: 30))
      stage.window.setFollowsPointer(false)
      stage.display.synchronize()
      try await Tool.xdotool(
        server.name, "mousemove", "50", "50", "mousemove", "60", "60", "click", "1")
      let pointer = try await stage.events.nextPointer(nil)
      #expect(pointer.phase == .down)
    }
  }

  /// A request also reads events, which the descriptor then no longer announces.
  @Test func whatTheRequestReadsIsDelivered() async throws {
    try await Stage.run { stage, server in
      let client = try SecondClient(server)
      stage.display.source?.suspend()
      defer { stage.display.source?.resume() }
      client.resize(stage.window.identifier, width: 300, height: 100)
      stage.window.setFollowsPointer(true)
      try await wait(for: "the size") { stage.window.size.width == 300 }
    }
  }
}
