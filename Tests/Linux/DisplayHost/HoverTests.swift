// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import TestSupport
import Testing

@testable import DisplayHost

/// Expected values: the positions that xdotool moves to, which without a window manager are those
/// in the window.
@MainActor
@Suite(.serialized)
struct HoverTests {
  @Test func thePointerIsFollowedOnlyWhenAskedFor() async throws {
    try await Stage.run { stage, server in
      try await Tool.xdotool(server.name, "mousemove", "20", "20")
      stage.window.setFollowsPointer(true)
      stage.display.synchronize()
      try await Tool.xdotool(server.name, "mousemove", "42", "30")
      // The first move came before anybody asked.
      #expect(try await stage.events.nextPointer(.moved).location == CGPoint(x: 42, y: 30))
      stage.window.setFollowsPointer(false)
      stage.display.synchronize()
      try await Tool.xdotool(
        server.name, "mousemove", "50", "50", "mousemove", "60", "60", "click", "1")
      let next = try await stage.events.next("a pointer event") { event in
        if case .pointer = event { true } else { false }
      }
      guard case .pointer(let pointer) = next else { throw SetUpFailure("\(next)") }
      #expect(pointer.phase == .down)
    }
  }

  /// A request reads what has arrived, and the descriptor tells no more of it.
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
