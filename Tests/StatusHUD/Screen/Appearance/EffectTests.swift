// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// An effect of the app in place of the bezel's material.
@MainActor @Suite(.globalHUD) struct EffectTests {
  private final class Glass: UIVisualEffect {}

  private let it = HUDScreen()

  /// The color of text.
  private static func ink(_ style: UIUserInterfaceStyle) -> CGColor {
    UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
  }

  private func show(_ effect: UIVisualEffect) async {
    StatusHUD.configure {
      $0.effect = effect
      $0.borderWidth = 2
      $0.bezelColor = .red
    }
    await it.show()
  }

  @Test func glassHasTheCornersOfTheBezelAndItsOwnBorderAndShadow() async throws {
    let glass = Glass()
    await show(glass)
    let bezel = try it.bezel
    let material = try #require(bezel.material)
    #expect(material.effect === glass)
    #expect(!material.clipsToBounds && material.layer.cornerRadius == 14)
    #expect(material.contentView.backgroundColor == nil)
    #expect(bezel.layer.borderWidth == 0 && !bezel.hasShadow)
    StatusHUD.configuration.cornerRadius = 3
    await it.advance(by: 0)
    #expect(material.layer.cornerRadius == 3)
  }

  @Test func theCornerStyleOfAHUDShapesItsGlass() async throws {
    let hud = HUDView.show(in: it.appView, animated: false) { $0.bezelView.effect = Glass() }
    await it.advance(by: 0)
    let material = try #require(hud.bezel.material)
    #expect(material.layer.cornerRadius == 5)
    hud.cornerStyle = .capsule
    await it.advance(by: 0)
    #expect(material.layer.cornerRadius == min(hud.bezelSize.width, hud.bezelSize.height) / 2)
  }

  /// Glass decides with the traits of its content whether that is light or dark.
  @Test func contentOnGlassFollowsTheTraitsOfTheGlass() async throws {
    StatusHUD.configuration.effect = Glass()
    await it.show(.activity, "Loading")
    let bezel = try it.bezel
    let content = try #require(bezel.material?.contentView)
    for view in [bezel.label, bezel.spinner] { #expect(view.isDescendant(of: content)) }
    func colors() -> [CGColor?] {
      let text = bezel.label.textColor.resolvedColor(with: bezel.label.traitCollection)
      return [text.cgColor, bezel.spinner.ringLayer.strokeColor]
    }
    for style in [UIUserInterfaceStyle.dark, .light] {
      content.overrideUserInterfaceStyle = style
      await it.advance(by: 0)
      #expect(colors() == [Self.ink(style), Self.ink(style)])
    }
    StatusHUD.configuration.effect = nil
    await it.advance(by: 0)
    #expect(bezel.label.window != nil && !bezel.label.isDescendant(of: content))
  }

  @Test func aHUDKeepsDynamicColorsOnGlass() async throws {
    StatusHUD.configuration.effect = Glass()
    let hud = HUDView.show(in: it.appView, animated: false) {
      $0.apply(StatusHUD.configuration)
      $0.label.text = "Loading"
    }
    await it.advance(by: 0)
    try #require(hud.bezel.material).contentView.overrideUserInterfaceStyle = .dark
    await it.advance(by: 0)
    let color = hud.label.textColor.resolvedColor(with: hud.label.traitCollection)
    #expect(color.cgColor == Self.ink(.dark))
    // The bezel had a material, and was faded out, until it got the effect.
    for view in sequence(first: hud.label as UIView, next: \.superview) { #expect(view.alpha == 1) }
  }

  @Test func theCancelButtonOnGlassTakesTouches() async throws {
    var isCancelled = false
    StatusHUD.configuration.effect = Glass()
    let activity = StatusHUD.beginActivity(status: "Loading") { isCancelled = true }
    await it.advance(by: 1)
    let button = try #require(try it.bezel.existingButton)
    let center = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    it.screen.tap(at: button.convert(center, to: nil as UIView?))
    await it.advance(by: 0)
    #expect(isCancelled)
    activity.end()
  }

  /// Glass that first appears below a transparent view might stay invisible.
  @Test(arguments: [false, true])
  func glassIsNeverBelowATransparentView(replacesAColor: Bool) async throws {
    StatusHUD.configure {
      ($0.fadeInDuration, $0.fadeOutDuration) = (1, 1)
      $0.style = .custom
      $0.effect = replacesAColor ? nil : Glass()
    }
    func expectNone(_ state: String) throws {
      let material = try #require(try it.bezel.material)
      guard material.effect is Glass, !material.isHidden else { return }
      for view in sequence(first: material as UIView, next: \.superview) {
        #expect((view.layer.presentation() ?? view.layer).opacity == 1, "\(state): \(view)")
      }
    }
    await it.show(for: 0)
    try expectNone("appears")
    await it.advance(by: 0.5)
    StatusHUD.configuration.effect = Glass()
    await it.advance(by: 0)
    try expectNone("appeared")
    #expect(try it.bezel.material?.effect is Glass)
    if replacesAColor { StatusHUD.configuration.effect = nil }
    await it.hide(for: 0.5)
    StatusHUD.configuration.effect = Glass()
    await it.show(for: 0)
    try expectNone("is shown again")
    #expect(try it.bezel.material?.effect is Glass)
    await it.advance(by: 1)
    try expectNone("is visible")
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
