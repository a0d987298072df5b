// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// An effect of the app in place of the bezel's material.
@MainActor @Suite(.globalHUD) struct EffectTests {
  private final class Glass: UIVisualEffect {}

  private let it = HUDScreen()

  private func show(_ effect: UIVisualEffect) async {
    StatusHUD.configure {
      $0.effect = effect
      $0.borderWidth = 2
      $0.bezelColor = .red
    }
    await it.show()
  }

  @Test func anEffectWithAShapeOfItsOwnHasNoCornersBorderOrShadowOfOurs() async throws {
    let glass = Glass()
    await show(glass)
    let bezel = try it.bezel
    let material = try #require(bezel.material)
    #expect(material.effect === glass)
    #expect(!material.clipsToBounds && material.layer.cornerRadius == 0)
    #expect(material.contentView.backgroundColor == nil)
    #expect(bezel.layer.borderWidth == 0 && !bezel.hasShadow)
  }

  @Test func aBlurIsClippedAsAMaterialIs() async throws {
    await show(UIBlurEffect(style: .dark))
    let bezel = try it.bezel
    let material = try #require(bezel.material)
    #expect(material.clipsToBounds && material.layer.cornerRadius == 14)
    #expect(bezel.layer.borderWidth == 2 && bezel.hasShadow)
  }

  @Test func aUserWhoReducesTransparencyGetsAnOpaqueBezel() async throws {
    await show(Glass())
    it.screen.isReduceTransparencyEnabled = true
    await it.advance(by: 0)
    let bezel = try it.bezel
    #expect(bezel.backgroundColor?.cgColor.alpha == 1)
    #expect(bezel.layer.cornerRadius == 14)
    #expect(bezel.layer.borderWidth == 2 && bezel.hasShadow)
    it.screen.isReduceTransparencyEnabled = false
    await it.advance(by: 0)
    #expect(bezel.layer.borderWidth == 0 && !bezel.hasShadow)
  }

  @Test func theEffectFadesAndNotTheView() async throws {
    await show(Glass())
    let bezel = try it.bezel
    StatusHUD.configuration.fadeOutDuration = 0.15
    StatusHUD.dismiss()
    await it.advance(by: 0.05)
    #expect(bezel.window != nil && bezel.alpha == 1)
    #expect(bezel.material?.effect == nil)
  }
}
