// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// An effect of the app in place of the bezel's material.
@MainActor @Suite(.globalHUD) struct VisualEffectTests {
  private final class Glass: UIVisualEffect {}

  private let it = HUDScreen()

  private func show(_ effect: UIVisualEffect) async {
    await it.show {
      $0.effect = effect
      $0.borderWidth = 2
      $0.bezelColor = .red
    }
  }

  /// Whether the bezel draws the border and the shadow, which glass has of its own.
  private func drawsItsEdge() throws -> Bool {
    let (border, shadow) = try (it.bezel.layer.borderWidth, it.bezel.shadow)
    #expect(border == (shadow.isHidden ? 0 : 2))
    return !shadow.isHidden
  }

  @Test func glassHasTheCornersOfTheBezelAndItsOwnBorderAndShadow() async throws {
    let glass = Glass()
    await show(glass)
    let material = try it.bezel.material
    #expect(material.effect === glass && material.contentView.backgroundColor == nil)
    #expect(material.layer.cornerRadius == 14 && material.layer.cornerCurve == .continuous)
    #expect(try !material.clipsToBounds && !drawsItsEdge())
    await it.configure(for: 1) { $0.cornerRadius = 3 }
    #expect(material.layer.cornerRadius == 3)
    await it.configure { $0.effect = UIBlurEffect(style: .dark) }
    #expect(try material.clipsToBounds && material.layer.cornerRadius == 3 && drawsItsEdge())
  }

  /// Glass decides with the traits of its content whether that is light or dark.
  @Test func contentOnGlassFollowsTheTraitsOfTheGlassAndTakesTouches() async throws {
    let log = CancelLog()
    StatusHUD.configuration.effect = Glass()
    await it.show(.activity, "Loading", onCancel: log.cancel("work"))
    await it.tap(try it.button.middle, for: 1)
    #expect(log.cancelled == ["work"])
    let bezel = try it.bezel
    let content = bezel.material.contentView
    let spinner = try it.spinner
    #expect(bezel.label.isDescendant(of: content) && spinner.isDescendant(of: content))
    for style in [UIUserInterfaceStyle.dark, .light] {
      content.overrideUserInterfaceStyle = style
      await it.advance(by: 0)
      let text = bezel.label.textColor.resolvedColor(with: bezel.label.traitCollection)
      let ink = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      #expect(text.cgColor == ink.cgColor && spinner.ringLayer.strokeColor == ink.cgColor)
    }
    await it.configure(for: 1) { $0.effect = nil }
    #expect(bezel.label.window != nil && !bezel.label.isDescendant(of: content))
  }

  /// Glass that first appears below a transparent view might stay invisible.
  @Test(arguments: [false, true])
  func glassIsNeverBelowATransparentView(replacesAColor: Bool) async throws {
    StatusHUD.configure {
      ($0.fadeInDuration, $0.fadeOutDuration) = (1, 1)
      $0.effect = replacesAColor ? UIVisualEffect() : Glass()
    }
    func expectOpaque(isGlass: Bool = true, _ state: String) throws {
      let material = try it.bezel.material
      #expect((material.effect is Glass) == isGlass, "\(state)")
      guard isGlass else { return }
      for view in sequence(first: material as UIView, next: \.superview) {
        #expect((view.layer.presentation() ?? view.layer).opacity == 1, "\(state): \(view)")
      }
    }
    await it.show(for: 0)
    try expectOpaque(isGlass: !replacesAColor, "appears")
    await it.advance(by: 0.5)
    await it.configure { $0.effect = Glass() }
    try expectOpaque("appeared")
    if replacesAColor { StatusHUD.configuration.effect = UIVisualEffect() }
    await it.hide(for: 0.5)
    await it.show(for: 0) { $0.effect = Glass() }
    try expectOpaque("is shown again")
  }

  @Test func withoutAColorTheBorderIsAFaintTextColor() async throws {
    await it.show {
      $0.borderWidth = 2
      $0.contentColor = .red
    }
    #expect(try it.bezel.layer.borderColor == UIColor.red.withAlphaComponent(0.15).cgColor)
  }

  @Test func aTranslucentColorIsOpaqueForAUserWhoReducesTransparency() async throws {
    await it.show {
      $0.effect = UIVisualEffect()
      $0.bezelColor = UIColor(white: 1, alpha: 0.5)
    }
    #expect(try it.bezel.backgroundColor?.cgColor.alpha == 0.5)
    await it.set(\.isReduceTransparencyEnabled, true)
    #expect(try it.bezel.backgroundColor?.cgColor.alpha == 1)
  }

  @Test func aUserWhoReducesTransparencyGetsAnOpaqueBezel() async throws {
    await show(Glass())
    await it.set(\.isReduceTransparencyEnabled, true)
    let bezel = try it.bezel
    #expect(bezel.backgroundColor?.cgColor.alpha == 1 && bezel.layer.cornerRadius == 14)
    #expect(try drawsItsEdge())
    await it.set(\.isReduceTransparencyEnabled, false)
    #expect(try !drawsItsEdge())
    // The shadow is that of the corners that the bezel has now.
    await it.configure { $0.cornerRadius = 3 }
    await it.set(\.isReduceTransparencyEnabled, true)
    let picture = it.pixels()
    await it.hide()
    await show(Glass())
    #expect(it.pixels() == picture)
  }
}
