// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// 10 points to either side is SVProgressHUD's.
@MainActor @Suite("Motion effect", .exclusiveScreen) struct MotionEffectTests {
  private func withStage(_ body: (StageScreen, HUDContentView) async throws -> Void) async throws {
    try await StageScreen.run { it in
      it.configuration.motionEffectEnabled = true
      await it.show()
      try await body(it, try #require(it.overlay?.contentView))
    }
  }

  @Test("Row 8: installed once, however often the HUD is updated and moved")
  func once() async throws {
    try await withStage { it, bezel in
      let effect = try #require(bezel.motionEffects.first)
      for index in 0..<10 { await it.show(.progress(Double(index) / 10), status: "\(index)") }
      it.screen.rotate(to: .landscapeLeft, duration: 0)
      await it.screen.advance(by: 0)
      #expect(bezel.motionEffects == [effect])
    }
  }

  @Test("The bezel goes ten points with the tilt, and the model does not know")
  func amplitude() async throws {
    try await withStage { it, bezel in
      it.screen.viewerOffset = UIOffset(horizontal: 1, vertical: -0.5)
      await it.screen.advance(by: 1)
      #expect(bezel.layer.presentation()?.position == CGPoint(x: 170, y: 235))
      #expect(bezel.center == CGPoint(x: 160, y: 240))
    }
  }

  @Test("Row C22: disabling takes it away")
  func disabling() async throws {
    try await withStage { it, bezel in
      it.configuration.motionEffectEnabled = false
      await it.update()
      #expect(bezel.motionEffects.isEmpty)
    }
  }

  @Test("Off by default, and never for a user who reduces motion")
  func reduceMotion() async throws {
    #expect(!StatusHUD.Configuration().motionEffectEnabled)
    try await withStage { it, bezel in
      it.screen.isReduceMotionEnabled = true
      await it.screen.advance(by: 0)
      #expect(bezel.motionEffects.isEmpty)
      await it.update()
      #expect(bezel.motionEffects.isEmpty)
      it.screen.isReduceMotionEnabled = false
      await it.screen.advance(by: 0)
      #expect(bezel.motionEffects.count == 1)
    }
  }
}
