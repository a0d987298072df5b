// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Animations end with a frame, as on a device: later than they should, the more so on a slow one.
/// Fades take 0.15 seconds, as is the default.
@MainActor @Suite(.globalHUD) struct LateFrameTests {
  private let it = HUDScreen(fades: true)
  private let log = NotificationLog()

  /// Seconds until the log has an entry.
  private func wait(for entry: String) async -> Double {
    let start = CACurrentMediaTime()
    while !log.entries.contains(entry), CACurrentMediaTime() < start + 5 {
      await it.advance(by: 0.002)
    }
    return CACurrentMediaTime() - start
  }

  /// Begins between two frames. A message leaves at most two frames later than it should: that of
  /// the fade in, and that of the fade out.
  @Test(arguments: [120, 60, 24, 7] as [Double]) func fadesEndWithTheirFrame(rate: Double) async {
    it.screen.framesPerSecond = rate
    await it.advance(by: 0.4 / rate)
    StatusHUD.show()
    #expect((0.149...0.152 + 1 / rate).contains(await wait(for: "DidAppear")))
    await it.advance(by: 0.3 / rate)
    StatusHUD.dismiss { log.note("closure") }
    #expect((0.149...0.152 + 1 / rate).contains(await wait(for: "closure")))
    #expect(it.containers.isEmpty)
    #expect(
      log.entries == ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear", "closure"])
    await it.advance(by: 0.3 / rate)
    StatusHUD.showSuccess(status: "a", duration: 1)
    #expect((1.299...1.304 + 2 / rate).contains(await wait(for: "DidDisappear a")))
    #expect(log.entries.count == 9 && it.containers.isEmpty)
  }
}
