// SPDX-License-Identifier: MIT

import DisplayHost
import LinuxCoreGraphics
import TestSupport
import Testing

/// Expected values: points times the scale, within the limits of `PixelSize`.
@MainActor
@Suite(.serialized)
struct SizeTests {
  @Test func resizingKeepsThePictureAndTellsPoints() async throws {
    try await Stage.run(scale: 2) { stage, server in
      stage.paint(CGRect(x: 0, y: 0, width: 100, height: 80), red: 1)
      stage.window.present(damage: [.infinite])
      try SecondClient(server).resize(stage.window.identifier, width: 300, height: 100)
      let event = try await stage.events.nextSize()
      #expect(event == .resized(CGSize(width: 150, height: 50)))
      #expect(stage.window.size == CGSize(width: 150, height: 50))
      stage.window.present(damage: [.infinite])
      try await stage.settle()
      // Of the old 200 x 160 pixels 200 x 100 are left.
      #expect(try server.framebuffer().count(of: 0xff0000) == 20_000)
      stage.paint(CGRect(x: 0, y: 0, width: 150, height: 50), blue: 1)
      try await stage.present()
      #expect(try server.framebuffer().count(of: 0x0000ff) == 30_000)
    }
  }

  @Test func absurdSizesAreClamped() async throws {
    try await XServer.run { server in
      let display = try X11Display(name: server.name)
      let none = try X11Window(display: display, title: "", size: .zero, scale: .nan)
      #expect(none.size == CGSize(width: 1, height: 1))
      #expect(none.scale == 1)
      let huge = CGSize(width: 1e12, height: CGFloat.infinity)
      let large = try X11Window(display: display, title: "", size: huge, scale: 100)
      #expect(large.scale == 8)
      #expect(large.pixelWidth == 32_000)
      #expect(large.pixelHeight == 2097)
      display.synchronize()
      #expect(display.isConnected)
    }
  }

  @Test func absurdResizesAreCut() async throws {
    try await Stage.run { stage, server in
      let client = try SecondClient(server)
      client.resize(stage.window.identifier, width: 20_000, height: 20_000)
      // 2^26 pixels in rows of 20,000.
      let cut = try await stage.events.nextSize()
      #expect(cut == .resized(CGSize(width: 20_000, height: 3355)))
      client.resize(stage.window.identifier, width: 1, height: 1)
      let tiny = try await stage.events.nextSize()
      #expect(tiny == .resized(CGSize(width: 1, height: 1)))
      stage.paint(.infinite, red: 1)
      try await stage.present()
      #expect(try server.framebuffer().count(of: 0xff0000) == 1)
    }
  }
}
