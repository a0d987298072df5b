// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import TestSupport
import Testing

@testable import DisplayHost

/// Windows that share nothing but a connection. Expected values: the painted colors, and the
/// frames that each asked for.
@MainActor
@Suite(.serialized)
struct SeveralWindowsTests {
  /// A second window of a stage. Without a window manager, it opens above the first, so a client
  /// moves it.
  private func neighbour(of stage: Stage, on server: XServer, x: Int) async throws -> X11Window {
    let window = try X11Window(
      display: stage.display, title: "", size: CGSize(width: 60, height: 50))
    let events = Mailbox(window)
    stage.display.synchronize()
    try SecondClient(server).move(window.identifier, x: UInt32(x), y: 0)
    window.map()
    try await events.nextExposure()
    window.display.synchronize()
    return window
  }

  private func fill(_ window: X11Window, red: CGFloat = 0, blue: CGFloat = 0) {
    window.backBuffer.setFillColor(CGColor(srgbRed: red, green: 0, blue: blue, alpha: 1))
    window.backBuffer.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func eachHasItsOwnDamage() async throws {
    try await Stage.run { stage, server in
      let other = try await neighbour(of: stage, on: server, x: 200)
      fill(stage.window, red: 1)
      fill(other, blue: 1)
      stage.window.present(damage: [CGRect(x: 2, y: 3, width: 10, height: 10)])
      other.present(damage: [CGRect(x: 20, y: 30, width: 4, height: 5)])
      stage.settle()
      other.display.synchronize()
      let screen = try server.framebuffer()
      #expect(screen.count(of: 0xff0000) == 100)
      #expect(screen[2, 3] == 0xff0000)
      #expect(screen.count(of: 0x0000ff) == 20)
      #expect(screen[220, 30] == 0x0000ff)
    }
  }

  @Test func theFramesOfOneAreNotThoseOfTheOther() async throws {
    try await Stage.run { stage, server in
      let other = try await neighbour(of: stage, on: server, x: 200)
      let still = FrameCounter(other)
      #expect(try await FrameCounter(stage.window).animate(frames: 5).count == 5)
      #expect(still.frames.unread.isEmpty)
      // If both are animated, each gets all its frames.
      let moving = FrameCounter(stage.window)
      moving.isAnimating = true
      stage.window.requestFrame()
      #expect(try await still.animate(frames: 5).count == 5)
      moving.isAnimating = false
      #expect(moving.frames.unread.count >= 3)
    }
  }

  @Test func oneThatClosesLeavesTheOtherMoving() async throws {
    try await Stage.run { stage, server in
      let other = try await neighbour(of: stage, on: server, x: 200)
      let counter = FrameCounter(other)
      stage.window.requestFrame()
      stage.window.close()
      #expect(try await counter.animate(frames: 5).count == 5)
      #expect(stage.display.hasWindows)
      other.close()
      #expect(!stage.display.hasWindows)
      #expect(stage.display.isConnected)
    }
  }
}
