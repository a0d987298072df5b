// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Colours, materials, corners, shadow and tilt.
@MainActor @Suite(.viewScreen()) struct HUDViewAppearanceTests {
  private let it = ViewScreen.current

  private func showHUD(_ configure: (HUDView) -> Void = { _ in }) async -> HUDView {
    let hud = it.showHUD(configure)
    await it.advance(by: 0.1)
    return hud
  }

  /// At a point of the screen, which has two pixels for it in each direction.
  private func pixel(_ x: Int, _ y: Int) -> Pixel { it.pixels().straight(2 * x, 2 * y) }

  /// On the bezel, beside the indicator.
  private var bezelColor: Pixel { pixel(130, 240) }

  // MARK: Colours

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/365"))
  func aSolidColorIsThatColor() async {
    _ = await showHUD {
      $0.bezelView.style = .solidColor
      $0.bezelView.color = .red
    }
    #expect(bezelColor == Pixel(255, 0, 0))
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func aSolidBezelThatLosesItsColorCanBeSeen(_ style: UIUserInterfaceStyle) async {
    it.screen.userInterfaceStyle = style
    it.container.backgroundColor = .blue
    let hud = await showHUD {
      $0.bezelView.style = .solidColor
      $0.bezelView.color = .red
      $0.bezelView.color = nil
    }
    #expect(bezelColor != Pixel(0, 0, 255))
    #expect(style == .dark ? bezelColor.red < 128 : bezelColor.red > 128)
    hud.backgroundView.color = nil
    #expect(hud.bezelView.color == nil && hud.backgroundView.color == nil)
  }

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

  // MARK: Materials

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/509"))
  func theContentIsAboveTheMaterialWhateverChanges() {
    let hud = it.showHUD { $0.label.text = "Text" }
    for style in [HUDBackgroundView.Style.solidColor, .blur, .solidColor, .blur] {
      hud.bezelView.style = style
      hud.bezelView.blurStyle = style == .blur ? .systemThinMaterial : .systemMaterial
      let first = hud.bezelView.subviews.first
      #expect(first is UIVisualEffectView && !hud.label.isDescendant(of: first ?? hud))
    }
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/531"))
  func theBackgroundDimsOrBlurs() async {
    let hud = await showHUD { $0.bezelView.isHidden = true }
    #expect(pixel(5, 5) == Pixel(255, 255, 255))
    hud.backgroundView.color = UIColor(white: 0, alpha: 0.5)
    await it.advance(by: 0.1)
    #expect(abs(Int(pixel(5, 5).red) - 128) <= 1)

    // An edge of black and white is sharp, and no longer once it is blurred.
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 480))
    half.backgroundColor = .black
    it.container.insertSubview(half, at: 0)
    hud.backgroundView.color = nil
    hud.backgroundView.style = .blur
    await it.advance(by: 0.1)
    #expect(pixel(158, 20).difference(to: pixel(161, 20)) < 60)
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
    #expect(pixel(160, 284) == Pixel(255, 255, 255))
    hud.hasShadow = true
    hud.bezelView.layer.cornerRadius = 30
    await it.advance(by: 0.1)
    #expect(pixel(160, 284).red < 250)
    // In the corner, which the bezel no longer fills.
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
