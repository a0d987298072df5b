// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.globalHUD) struct MotionEffectTests {
  private let it = HUDScreen()

  init() {
    StatusHUD.configuration.isMotionEffectEnabled = true
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/938"))
  func updatesAndRotationsKeepTheEffect() async throws {
    await it.show()
    let effect = try #require(try it.bezel.motionEffects.first)
    for index in 0..<10 { await it.show(.progress(Double(index) / 10), "\(index)") }
    it.screen.rotate(to: .landscapeLeft, duration: 0)
    await it.advance(by: 0)
    #expect(try it.bezel.motionEffects == [effect])
  }

  @Test func theBezelMovesTenPointsWithTheTilt() async throws {
    await it.show()
    it.screen.viewerOffset = UIOffset(horizontal: 1, vertical: -0.5)
    await it.advance(by: 1)
    #expect(try it.movingBezel.position == CGPoint(x: 170, y: 235))
    #expect(it.bezelCenter == CGPoint(x: 160, y: 240))
  }

  @Test func disablingTakesTheEffectAway() async throws {
    await it.show()
    StatusHUD.configuration.isMotionEffectEnabled = false
    await it.advance(by: 0)
    #expect(try it.bezel.motionEffects.isEmpty)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/938"))
  func reducedMotionTakesTheEffectAway() async throws {
    await it.show()
    it.screen.isReduceMotionEnabled = true
    await it.advance(by: 0)
    #expect(try it.bezel.motionEffects.isEmpty)
    await it.show()
    #expect(try it.bezel.motionEffects.isEmpty)
    it.screen.isReduceMotionEnabled = false
    await it.advance(by: 0)
    #expect(try it.bezel.motionEffects.count == 1)
  }
}
