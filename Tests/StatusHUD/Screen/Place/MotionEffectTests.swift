// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

@MainActor @Suite(.globalHUD) struct MotionEffectTests {
  private let it = HUDScreen()

  private func show() async {
    await it.show { $0.isMotionEffectEnabled = true }
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/938"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/552"))
  func updatesAndRotationsKeepTheEffectAndReducedMotionTakesItAway() async throws {
    await show()
    let effects = try it.bezel.motionEffects
    #expect(effects.count == 2)
    for index in 0..<10 { await it.show(.progress(Double(index) / 10), "\(index)") }
    it.screen.rotate(to: .landscapeLeft, duration: 0)
    await it.advance(by: 0)
    #expect(try it.bezel.motionEffects == effects)
    for isReduced in [true, false] {
      await it.set(\.isReduceMotionEnabled, isReduced)
      #expect(try it.bezel.motionEffects.isEmpty == isReduced)
      await it.show()
      #expect(try it.bezel.motionEffects.isEmpty == isReduced)
    }
    await it.configure { $0.isMotionEffectEnabled = false }
    #expect(try it.bezel.motionEffects.isEmpty)
  }

  @Test func theBezelMovesTenPointsWithTheTilt() async throws {
    await show()
    it.screen.viewerOffset = UIOffset(horizontal: 1, vertical: -0.5)
    await it.advance(by: 1)
    #expect(try it.movingBezel.position == CGPoint(x: 170, y: 235))
    #expect(it.bezelCenter == CGPoint(x: 160, y: 240))
  }
}
