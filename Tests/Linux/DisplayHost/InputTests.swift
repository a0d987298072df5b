// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import TestSupport
import Testing

@testable import DisplayHost

/// xdotool acts as the user. Without a window manager, a window is at the top left of the screen, so
/// screen pixels are window pixels.
@MainActor
@Suite(.serialized)
struct InputTests {
  @Test(arguments: [CGFloat(1), 2])
  func aClickArrivesInPoints(scale: CGFloat) async throws {
    try await Stage.run(scale: scale) { stage, server in
      try await Tool.xdotool(server.name, "mousemove", "42", "30", "click", "1")
      let down = try await stage.events.nextPointer(.down)
      let up = try await stage.events.nextPointer(.up)
      #expect(down.location == CGPoint(x: 42 / scale, y: 30 / scale))
      #expect(up.location == down.location)
      #expect(down.button == 1)
      #expect(up.time >= down.time)
      // On one machine the server's clock is the uptime.
      let now = TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
      #expect(abs(now - down.time) < 60)
    }
  }

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

  @Test func theWheelScrollsWhereThePointerIs() async throws {
    try await Stage.run { stage, server in
      try await Tool.xdotool(server.name, "mousemove", "8", "9", "click", "5")
      let event = try await stage.events.next("a scroll") { event in
        if case .scroll = event { true } else { false }
      }
      guard case .scroll(let scroll) = event else { throw SetUpFailure("\(event)") }
      #expect(scroll.delta == CGPoint(x: 0, y: 40))
      #expect(scroll.location == CGPoint(x: 8, y: 9))
    }
  }

  @Test func keysHaveTheirSymbols() async throws {
    try await Stage.run { stage, server in
      // Without a window manager the keyboard belongs to the window under the pointer.
      try await Tool.xdotool(server.name, "mousemove", "8", "9", "key", "a")
      let down = try await stage.events.nextKey()
      #expect(down.isDown)
      #expect(down.keysym == 0x61)
      #expect(try await stage.events.nextKey().isDown == false)

      try await Tool.xdotool(server.name, "key", "Return")
      _ = try await stage.events.next("Return") {
        if case .key(let key) = $0 { key.keysym == 0xff0d } else { false }
      }
    }
  }

  @Test func aHeldKeyRepeats() async throws {
    try await Stage.run { stage, server in
      try await Tool.xdotool(server.name, "mousemove", "8", "9", "keydown", "x")
      #expect(try await stage.events.nextKey().isRepeat == false)
      let second = try await stage.events.nextKey()
      #expect(second.isDown)
      #expect(second.isRepeat)
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

  // The test fails if either event doesn't come.
  @Test func focusComesAndGoes() async throws {
    try await Stage.run { stage, server in
      try await Tool.xdotool(server.name, "windowfocus", "\(stage.window.identifier)")
      _ = try await stage.events.next("the focus") { $0 == .focusChanged(true) }
      let other = try X11Window(
        display: stage.display, title: "", size: CGSize(width: 20, height: 20))
      let otherEvents = Mailbox(other)
      other.map()
      try await otherEvents.nextExposure()
      try await Tool.xdotool(server.name, "windowfocus", "\(other.identifier)")
      _ = try await stage.events.next("the loss") { $0 == .focusChanged(false) }
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
      let next = try await stage.events.next("a pointer event") { event in
        if case .pointer = event { true } else { false }
      }
      guard case .pointer(let pointer) = next else { throw SetUpFailure("\(next)") }
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

  // MARK: Times

  @Test func theClockKeepsDifferencesAndLearnsTheOffset() {
    var clock = ServerClock()
    // The first event may be 0.5 s late, but there is no better estimate yet.
    #expect(abs(clock.uptime(of: 10_000, now: 500.5) - 500.5) < 1e-6)
    // This one came sooner, so the offset is 490.1, and stays so for the late one after it.
    #expect(abs(clock.uptime(of: 11_000, now: 501.1) - 501.1) < 1e-6)
    #expect(abs(clock.uptime(of: 12_000, now: 510) - 502.1) < 1e-6)
  }

  @Test func theClockSurvivesTheWrap() {
    var clock = ServerClock()
    let before = clock.uptime(of: .max - 99, now: 1000)
    let after = clock.uptime(of: 100, now: 1000.2)
    #expect(abs(after - before - 0.2) < 1e-6)
  }

  @Test func anEarlierTimeIsNotAWrap() {
    var clock = ServerClock()
    let first = clock.uptime(of: 5000, now: 100)
    let second = clock.uptime(of: 4990, now: 100)
    #expect(abs(first - second - 0.01) < 1e-6)
  }
}
