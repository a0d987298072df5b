// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import TestSupport
import Testing

@testable import DisplayHost

/// Servers that lack extensions. Expected values: the painted colours in the bits of the screen.
@MainActor
@Suite(.serialized)
struct PoorServerTests {
  /// No server of today lacks all of this; a remote one of the nineties does.
  private let nothing = [
    "-extension", "RANDR", "-extension", "MIT-SHM", "-extension", "Composite", "-extension",
    "DAMAGE", "-extension", "RENDER", "-extension", "XFIXES",
  ]

  // Red in 5, 8 and 10 bits of the usual places.
  @Test(arguments: [
    ("320x240x16", UInt32(0xf800)), ("320x240x24", 0xff0000), ("320x240x30", 0x3ff0_0000),
  ])
  func aServerWithNothingShowsAnAnimation(screen: String, red: UInt32) async throws {
    try await XServer.run(screens: [screen], options: nothing) { server in
      let stage = try await Stage(server, pacing: .timer)
      #expect(!stage.display.usesSharedMemory)
      #expect(stage.display.present == nil)
      #expect(stage.window.pacing == .timer)
      #expect(stage.window.refreshRate == 60)
      let counter = FrameCounter(stage.window)
      var x = 0.0
      counter.draw = {
        // A red square that moves to the right by one pixel with each frame.
        let old = CGRect(x: x, y: 5, width: 10, height: 10)
        stage.paint(old)
        x += 1
        let new = CGRect(x: x, y: 5, width: 10, height: 10)
        stage.paint(new, red: 1)
        stage.window.present(damage: [old.union(new)])
      }
      _ = try await counter.animate(frames: 10)
      counter.draw = nil
      try await stage.settle()
      let picture = try server.framebuffer()
      #expect(picture.count(of: red) == 100)
      #expect(picture[Int(x), 5] == red)
      #expect(picture[Int(x) + 9, 14] == red)
      #expect(picture[Int(x) - 1, 5] == 0)
    }
  }

  @Test func framesDoNotRunAheadOfAServerWithoutSharedMemory() async throws {
    try await XServer.run(options: ["-extension", "MIT-SHM"]) { server in
      let stage = try await Stage(server, pacing: .timer)
      try await expectEchoes(of: stage.window)
    }
  }

  /// There may be room for the trial, but not for the window's picture.
  @Test func framesDoNotRunAheadOfAServerThatDoesNotShareThePicture() async throws {
    try await Stage.run(pacing: .timer) { stage, server in
      let filter = try ExtensionFilter(hiding: "MIT-SHM", of: server)
      let window = stage.window
      window.picture = try #require(
        X11Picture(
          display: try X11Display(name: filter.name), size: window.pixelSize, scale: window.scale))
      #expect(stage.display.usesSharedMemory)
      try await expectEchoes(of: window)
    }
  }

  private func expectEchoes(of window: X11Window) async throws {
    let awaited = Mailbox<Set<X11FramePacer.Signal>>()
    window.onFrame = { [window] in
      if awaited.unread.isEmpty { window.requestFrame() }
      awaited.post(window.pacer.awaited)
    }
    window.requestFrame()
    // The frame waits for the timer and for the server's answer that it is done.
    #expect(try await awaited.next("the first frame") == [.timer, .echo])
    _ = try await awaited.next("the second frame")
    window.onFrame = nil
  }

  @Test func presentWorksWithoutSharedMemoryToo() async throws {
    try await Stage.run(options: ["-extension", "MIT-SHM"]) { stage, server in
      #expect(stage.window.pacing == .present)
      let frames = try await FrameCounter(stage.window).animate(frames: 5)
      #expect(frames.count == 5)
    }
  }
}
