// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Colors, materials, corners, shadow and tilt.
@MainActor @Suite(.viewScreen()) struct HUDViewAppearanceTests {
  private let it = ViewScreen.current

  private func showHUD(_ configure: (HUDView) -> Void = { _ in }) async -> HUDView {
    let hud = it.showHUD(configure)
    await it.advance(by: 0.1)
    return hud
  }

  /// The color at a point of the screen, whose scale is 2.
  private func pixel(_ x: Int, _ y: Int) -> Pixel { it.pixels().straight(2 * x, 2 * y) }

  /// On the bezel, beside the indicator.
  private var bezelColor: Pixel { pixel(130, 240) }

  // MARK: Colors

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/577"),
    arguments: [UIUserInterfaceStyle.light, .dark])
  func aHUDCanHaveItsOwnInterfaceStyle(_ style: UIUserInterfaceStyle) async {
    it.screen.userInterfaceStyle = style == .dark ? .light : .dark
    let hud = await showHUD { $0.overrideUserInterfaceStyle = style }
    #expect(style == .dark ? bezelColor.red < 128 : bezelColor.red > 128)
    #expect(hud.label.traitCollection.userInterfaceStyle == style)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/374"))
  func theIndicatorCanHaveItsOwnColor() {
    let hud = it.showHUD {
      $0.contentColor = .green
      $0.indicatorColor = .red
    }
    let spinner = hud.bezel.slot.current as? UIActivityIndicatorView
    #expect(spinner?.color == .red && hud.label.textColor == .green)
    hud.contentColor = .blue
    #expect(spinner?.color == .red && hud.label.textColor == .blue)
    hud.indicatorColor = nil
    #expect(spinner?.color == .blue)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/595"))
  func withoutAContentColorEachPartHasItsOwn() {
    let hud = it.showHUD { $0.contentColor = nil }
    hud.label.textColor = .red
    hud.mode = .pie
    let pie = hud.bezel.slot.current as? PieProgressView
    #expect(pie?.progressTintColor == .white && hud.label.textColor == .red)
    hud.indicatorColor = .blue
    #expect(pie?.progressTintColor == .blue && hud.label.textColor == .red)
  }

  @Test func theContentColorReachesAllParts() {
    let hud = it.showHUD {
      $0.mode = .ring
      $0.contentColor = .red
    }
    let ring = hud.bezel.slot.current as? RingProgressView
    #expect(ring?.strokeColor == .red)
    #expect(ring?.trackColor == UIColor.red.withAlphaComponent(0.1))
    #expect(hud.label.textColor == .red && hud.detailsLabel.textColor == .red)
    #expect(hud.button.titleColor(for: .normal) == .red)
    hud.mode = .bar
    let bar = hud.bezel.slot.current as? BarProgressView
    #expect(bar?.progressColor == .red && bar?.lineColor == .red)
  }

  @Test func theBorderOfTheButtonFollowsTheInterfaceStyle() async {
    let hud = await showHUD {
      $0.contentColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      $0.button.setTitle("Cancel", for: .normal)
    }
    #expect(hud.button.layer.borderColor == UIColor.black.cgColor)
    it.screen.userInterfaceStyle = .dark
    await it.advance(by: 0.1)
    #expect(hud.button.layer.borderColor == UIColor.white.cgColor)
  }

  // MARK: Shape

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/130"))
  func cornersHaveAnyRadiusOrMakeACapsule() async {
    let hud = await showHUD()
    var radius: CGFloat { hud.bezelView.layer.cornerRadius }
    #expect(radius == 5)
    hud.cornerStyle = .fixed(12)
    #expect(radius == 12)
    hud.cornerStyle = .capsule
    hud.mode = .bar
    await it.advance(by: 0.5)
    #expect(radius == 25)
    hud.isSquare = true
    await it.advance(by: 0.5)
    #expect(radius == 80 && hud.bezelSize == CGSize(width: 160, height: 160))
    hud.cornerStyle = .fixed(.nan)
    await it.advance(by: 0.5)
    #expect(radius == 5)
  }

  @Test func theShadowHasTheShapeOfTheBezel() async {
    let hud = await showHUD()
    // Some points below the edge at 278.5.
    #expect(pixel(160, 284) == .white)
    hud.hasShadow = true
    hud.bezelView.layer.cornerRadius = 30
    await it.advance(by: 0.1)
    #expect(pixel(160, 284).red < 250)
    // The corner, which the bezel no longer covers.
    let corner = hud.bezelFrame.insetBy(dx: 4, dy: 4).origin
    #expect(pixel(Int(corner.x), Int(corner.y)).red < 250)
  }

  @Test func thereIsNoShadowBeneathATranslucentBezel() async {
    let hud = await showHUD()
    hud.bezelView.style = .solidColor
    hud.bezelView.color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let corner = hud.bezelFrame.insetBy(dx: 8, dy: 8).origin
    let (x, y) = (Int(corner.x), Int(corner.y))
    await it.advance(by: 0.5)
    let without = pixel(x, y)
    hud.hasShadow = true
    await it.advance(by: 0.5)
    #expect(pixel(x, y) == without)
  }

  // MARK: Tilt

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/552"))
  func theBezelTiltsOnlyIfItIsAskedTo() async {
    let hud = it.addHUD()
    #expect(!hud.isMotionEffectEnabled && hud.bezelView.motionEffects.isEmpty)
    hud.isMotionEffectEnabled = true
    for _ in 0..<3 {
      hud.show(animated: false)
      #expect(hud.isMotionEffectEnabled && hud.bezelView.motionEffects.count == 1)
      hud.hide(animated: false)
    }
    it.screen.isReduceMotionEnabled = true
    await it.advance(by: 0.1)
    #expect(hud.bezelView.motionEffects.isEmpty)
    it.screen.isReduceMotionEnabled = false
    await it.advance(by: 0.1)
    #expect(hud.bezelView.motionEffects.count == 1)
    hud.isMotionEffectEnabled = false
    #expect(hud.bezelView.motionEffects.isEmpty)
  }
}

/// The modes for results: success, error, and information.
@MainActor @Suite(.viewScreen()) struct HUDViewResultTests {
  private nonisolated static let results: [(HUDView.Mode, GlyphView.Glyph)] = [
    (.success, .success), (.error, .error), (.info, .info),
  ]

  private let it = ViewScreen.current

  private func glyph(of hud: HUDView) throws -> GlyphView {
    try #require(hud.bezel.slot.current as? GlyphView)
  }

  private func isDrawing(_ hud: HUDView) throws -> Bool {
    try glyph(of: hud).shapeLayer.animation(forKey: "stroke") != nil
  }

  // MARK: Look

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/171"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/519"),
    .bug("https://github.com/JonasGessner/JGProgressHUD/issues/8"), arguments: results)
  func aResultIsAGlyphOf37Points(_ mode: HUDView.Mode, glyph: GlyphView.Glyph) throws {
    let hud = it.showHUD { $0.mode = mode }
    #expect(hud.bezelSize == CGSize(width: 77, height: 77))
    #expect(try self.glyph(of: hud).glyph == glyph)
    #expect(try self.glyph(of: hud).bounds.size == CGSize(width: 37, height: 37))
  }

  @Test func aGlyphGrowsWithTheTextSize() async throws {
    let hud = it.showHUD { $0.mode = .success }
    it.screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    await it.advance(by: 0.5)
    let width = try glyph(of: hud).bounds.width
    #expect(width > 37 && hud.bezelSize.width > 77)
    hud.adjustsIndicatorForContentSizeCategory = false
    await it.advance(by: 0.5)
    #expect(try glyph(of: hud).bounds.width == 37)
  }

  @Test(arguments: results) func aGlyphTakesTheColors(
    _ mode: HUDView.Mode, _: GlyphView.Glyph
  ) async throws {
    let hud = it.showHUD {
      $0.mode = mode
      $0.contentColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    }
    await it.advance(by: 0.5)
    let stroke = try glyph(of: hud).shapeLayer
    #expect(stroke.strokeColor == UIColor.black.cgColor)
    it.screen.userInterfaceStyle = .dark
    await it.advance(by: 0)
    #expect(stroke.strokeColor == UIColor.white.cgColor)
    hud.indicatorColor = .red
    #expect(stroke.strokeColor == UIColor.red.cgColor && hud.label.textColor == hud.contentColor)
  }

  // MARK: Drawing

  @Test(arguments: [0, 1] as [Double])
  func aGlyphDrawsItselfWhenTheHUDAppears(afterGraceTime graceTime: Double) async throws {
    let hud = it.showHUD(animated: true) {
      $0.graceTime = graceTime
      $0.mode = .success
    }
    await it.advance(by: graceTime + 0.1)
    let stroke = try #require(try glyph(of: hud).shapeLayer.presentation())
    #expect(stroke.strokeEnd > 0 && stroke.strokeEnd < 1)
    await it.advance(by: 0.5)
    #expect(try !isDrawing(hud))
  }

  @Test(arguments: [HUDView.Mode.spinner, .pie, .error, .text, .customView])
  func anIndicatorFadesIntoAResultThatDrawsItself(_ mode: HUDView.Mode) async throws {
    let hud = it.showHUD {
      $0.mode = mode
      $0.customView = UIView(frame: CGRect(x: 0, y: 0, width: 37, height: 37))
    }
    await it.advance(by: 0.5)
    hud.mode = .success
    await it.advance(by: 0.05)
    let holders = hud.bezel.slot.subviews
    #expect(holders.count == (mode == .text ? 1 : 2))
    for holder in holders { #expect(0.1..<0.9 ~= holder.layer.presentation()?.opacity ?? 1) }
    #expect(try isDrawing(hud))
    await it.advance(by: 0.5)
    #expect(try !isDrawing(hud) && hud.bezel.slot.subviews.count == 1)
    #expect(hud.bezelSize == CGSize(width: 77, height: 77))
  }

  @Test func aGlyphThatIsThereDoesNotDrawItselfAgain() async throws {
    let hud = it.showHUD { $0.mode = .success }
    await it.advance(by: 0.5)
    hud.mode = .success
    hud.label.text = "Saved"
    #expect(try !isDrawing(hud))
  }

  // MARK: What it is for

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/519"), arguments: [false, true])
  func workEndsInAResultThatStaysForAMoment(animated: Bool) async throws {
    let hud = it.showHUD(animated: animated) { $0.label.text = "Saving" }
    await it.advance(by: 1)
    hud.mode = .success
    hud.label.text = "Saved"
    hud.hide(animated: animated, after: 1)
    await it.advance(by: 0.95)
    #expect(it.huds == [hud] && !hud.bezel.isFadedOut)
    #expect(try glyph(of: hud).glyph == .success)
    await it.advance(by: 0.4)
    #expect(it.huds.isEmpty)
  }
}
