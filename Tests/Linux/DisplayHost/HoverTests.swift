// SPDX-License-Identifier: MIT

import DisplayHost
import LinuxCoreGraphics
import TestSupport
import Testing

/// The pointer without a button, played by xdotool: positions are window pixels, as there is no
/// window manager.
@MainActor
@Suite(.serialized)
struct HoverTests {
  @Test func thePointerIsFollowedOnlyWhenAskedFor() async throws {
    try await XServer.run { server in
      let stage = try await Stage(server)
      try await Tool.xdotool(server.name, "mousemove", "20", "20")
      stage.window.setFollowsPointer(true)
      stage.display.synchronize()
      try await Tool.xdotool(server.name, "mousemove", "42", "30")
      // The move before was nobody's business: the first one that is told is the second.
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
}
