// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Animations end with a frame, as on a device: later than they should, the more so on a slow one.
/// Fades take 0.15 seconds, as is the default.
@MainActor @Suite(.globalHUD) struct LateFrameTests {
  private let it = HUDScreen(fades: true)
  private let log = NotificationLog()

  nonisolated static let rates: [Double] = [120, 60, 24, 7]

  /// Begins between two frames.
  private func begin(_ rate: Double) async {
    it.screen.framesPerSecond = rate
    await it.advance(by: 0.4 / rate)
  }

  /// Seconds until the log has an entry.
  private func wait(for entry: String) async -> Double {
    let start = CACurrentMediaTime()
    while !log.entries.contains(entry), CACurrentMediaTime() < start + 5 {
      await it.advance(by: 0.002)
    }
    return CACurrentMediaTime() - start
  }

  @Test(arguments: rates) func fadesEndWithTheirFrame(rate: Double) async {
    await begin(rate)
    StatusHUD.show()
    #expect((0.149...0.152 + 1 / rate).contains(await wait(for: "didAppear")))
    await it.advance(by: 0.3 / rate)
    StatusHUD.dismiss { log.note("closure") }
    #expect((0.149...0.152 + 1 / rate).contains(await wait(for: "closure")))
    #expect(it.containers.isEmpty)
    #expect(
      log.entries == ["willAppear", "didAppear", "willDisappear", "didDisappear", "closure"])
  }

  /// At most two frames later than it should: that of the fade in, and that of the fade out.
  @Test(arguments: rates) func aMessageStaysForItsTime(rate: Double) async {
    await begin(rate)
    StatusHUD.showSuccess(status: "a", duration: 1)
    let seconds = await wait(for: "didDisappear a")
    #expect((1.299...1.304 + 2 / rate).contains(seconds))
    #expect(log.entries.count == 4 && it.containers.isEmpty)
  }

  /// The fade is over, and its completion has not come.
  @Test func aShowBeforeALateEndStays() async throws {
    await it.show(.success, "a")
    it.screen.framesPerSecond = 4
    await it.advance(by: 0.26)
    await it.hide(for: 0.2)
    #expect(try it.bezel.movingOpacity < 0.01)
    await it.show(.activity, "b", for: 2)
    #expect(it.texts == ["b"] && StatusHUD.isVisible)
    #expect(try it.bezel.movingOpacity == 1)
    await it.hide(for: 2)
    #expect(it.containers.isEmpty && it.seenBezel() == nil)
  }

  @Test func aDismissalBeforeALateAppearanceIsTheLastWord() async {
    it.screen.framesPerSecond = 4
    await it.advance(by: 0.01)
    await it.show(.activity, "a", for: 0.2)
    #expect(log.entries == ["willAppear a"])
    await it.hide(for: 2)
    #expect(it.containers.isEmpty && it.seenBezel() == nil)
    #expect(log.entries.last == "didDisappear a")
  }

  /// However often the end comes late, there is one presentation, and nothing is left.
  @Test(arguments: rates) func turningRoundOftenLeavesNothing(rate: Double) async {
    await begin(rate)
    let before = it.pixels()
    for step in 0..<30 {
      let time = 0.013 * Double(step)
      if step.isMultiple(of: 2) {
        await it.show(step.isMultiple(of: 3) ? .activity : .progress(0.5), "\(step)", for: time)
      } else {
        await it.hide(for: time)
      }
      #expect(it.containers.count <= 1)
    }
    await it.hide(for: 2)
    #expect(it.pixels() == before)
  }

  @Test(arguments: rates) func aViewsHUDEndsOnce(rate: Double) async {
    await begin(rate)
    var hidden = 0
    let hud = HUDView.show(in: it.appView, animated: true) {
      $0.onHidden = { hidden += 1 }
    }
    await it.advance(by: 0.31)
    hud.hide(animated: true)
    await it.advance(by: 0.29)
    #expect(hidden == 0 && hud.superview != nil)
    await it.advance(by: 0.02 + 1 / rate)
    #expect(hidden == 1 && hud.superview == nil)
  }
}
