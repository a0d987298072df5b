// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import TestSupport
import Testing

/// Expected values: the painted color in the bits of the screen.
@MainActor
@Suite(.serialized)
struct X11DrawingTests {
  @Test func onlyTheDamageIsDrawn() async throws {
    try await Stage.run { stage, server in
      stage.fill(green: 1)
      stage.present([
        .null, .zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
        CGRect(x: 1e300, y: 0, width: 1e300, height: 1),
        CGRect(x: -50, y: -50, width: 51, height: 51),
      ])
      let little = try server.framebuffer()
      #expect(little.count(of: 0x00ff00) == 1)
      stage.present([
        CGRect(x: 5, y: 5, width: 10, height: 10), CGRect(x: 50, y: 60, width: 4, height: 3),
      ])
      #expect(try server.framebuffer().count(of: 0x00ff00) == 113)
    }
  }

  @Test func otherDepthsAreConverted() async throws {
    try await XServer.run(screens: ["320x240x24", "320x240x30"]) { server in
      for (number, expected) in [(0, UInt32(0xff8000)), (1, 0x3ff8_0800)] {
        let stage = try await Stage(server, screen: number)
        stage.fill(CGRect(x: 7, y: 9, width: 20, height: 5), red: 1, green: 128.0 / 255)
        stage.present()
        let screen = try server.framebuffer(screen: number)
        #expect(screen.count(of: expected) == 100, "screen \(number)")
        #expect(screen[7, 9] == expected, "screen \(number)")
      }
    }
  }

  // This server is like one on another machine.
  @Test func withoutSharedMemoryPixelsAreSent() async throws {
    try await XServer.run(screens: ["600x400x24"], options: ["-extension", "MIT-SHM"]) { server in
      let stage = try await Stage(server, size: CGSize(width: 590, height: 390))
      stage.fill(CGRect(x: 3, y: 0, width: 587, height: 390), red: 1, green: 1, blue: 1)
      stage.present([CGRect(x: 3, y: 0, width: 587, height: 390)])
      #expect(try server.framebuffer().count(of: 0xffffff) == 587 * 390)
    }
  }

  @Test func uncoveringNeedsNoRepaint() async throws {
    try await Stage.run { stage, server in
      stage.fill(red: 1)
      stage.present()
      let (cover, _) = try await stage.open(CGSize(width: 40, height: 40))
      #expect(try server.framebuffer().count(of: 0xff0000) == 8000 - 1600)
      cover.close()
      let event = try await stage.events.nextExposure()
      #expect(event == .exposed([CGRect(x: 0, y: 0, width: 40, height: 40)]))
      stage.settle()
      #expect(try server.framebuffer().count(of: 0xff0000) == 8000)
    }
  }
}
