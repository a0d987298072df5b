// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@_spi(LinuxHost) @testable import DisplayHost

/// Expected values: the dot clock over the pixels of a whole picture, and 60 where a server says
/// nothing.
@MainActor
@Suite(.serialized)
struct MonitorTests {
  // 16.128 MHz over 640 x 420 is 60 Hz, 33.6 MHz over 800 x 560 is 75 Hz exactly.
  private let fast = MonitorMode(
    width: 640, height: 480, dotClock: 33_600_000, horizontalTotal: 800, verticalTotal: 560)
  // 30 Hz, as 4K over an old cable has: 13.44 MHz over 800 x 560.
  private let slow = MonitorMode(
    width: 640, height: 480, dotClock: 13_440_000, horizontalTotal: 800, verticalTotal: 560)

  @Test func aMonitorWithoutClockHasSixty() async throws {
    try await Stage.run { stage, server in
      #expect(stage.display.randr != nil)
      #expect(
        stage.display.outputs.outputs == [
          .init(area: PixelRect(x: 0, y: 0, width: 640, height: 480), rate: 60)
        ])
      #expect(stage.window.refreshRate == 60)
    }
  }

  @Test func theRateIsThatOfTheMode() async throws {
    try await XServer.run { server in
      try SecondClient(server).setMonitor(fast)
      let stage = try await Stage(server)
      #expect(stage.window.refreshRate == 75)
    }
  }

  @Test func anotherModeIsToldToEveryWindow() async throws {
    try await Stage.run { stage, server in
      let other = try X11Window(
        display: stage.display, title: "", size: CGSize(width: 20, height: 20))
      let otherEvents = Mailbox(other)
      let client = try SecondClient(server)
      for (mode, rate) in [(fast, 75.0), (slow, 30)] {
        try client.setMonitor(mode)
        for events in [stage.events, otherEvents] {
          _ = try await events.next("the rate") { $0 == .refreshRateChanged(rate) }
        }
        #expect(stage.window.refreshRate == rate)
      }
    }
  }

  @Test func pullingThePlugIsSurvived() async throws {
    try await XServer.run { server in
      let client = try SecondClient(server)
      try client.setMonitor(slow)
      let stage = try await Stage(server)
      #expect(stage.window.refreshRate == 30)
      try client.removeMonitor()
      _ = try await stage.events.next("no monitor") { $0 == .refreshRateChanged(60) }
      #expect(stage.display.outputs.outputs.isEmpty)
      stage.paint(CGRect(x: 0, y: 0, width: 10, height: 10), red: 1)
      try await stage.present()
      try client.setMonitor(fast)
      _ = try await stage.events.next("a monitor") { $0 == .refreshRateChanged(75) }
      #expect(stage.display.isConnected)
    }
  }

  @Test func withoutRandRThereIsSixtyAndNoError() async throws {
    try await Stage.run(options: ["-extension", "RANDR"]) { stage, server in
      let reports = Mailbox<String>()
      stage.display.onProtocolError = { reports.post($0) }
      #expect(stage.display.randr == nil)
      #expect(stage.window.refreshRate == 60)
      stage.paint(CGRect(x: 0, y: 0, width: 10, height: 10), red: 1)
      try await stage.present()
      #expect(try server.framebuffer().count(of: 0xff0000) == 100)
      #expect(reports.unread.isEmpty)
    }
  }
}
