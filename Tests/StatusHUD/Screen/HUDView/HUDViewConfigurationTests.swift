// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// A HUD in a view has a configuration of its own. That each property has an effect there is what
/// `EveryPropertyTests` and `LiveChangeTests` prove.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewConfigurationTests {
  private let it = ViewScreen.current

  /// The color at a point of the screen, whose scale is 2.
  private func pixel(_ x: CGFloat, _ y: CGFloat) -> Pixel {
    it.pixels().straight(Int(2 * x), Int(2 * y))
  }

  /// On the bezel, beside the indicator.
  private func color(of hud: HUDView) -> Pixel {
    pixel(hud.bezelFrame.minX + 5, hud.bezelFrame.midY)
  }

  // MARK: The copy

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/381"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/510"))
  func aHUDHasACopyOfTheGlobalConfigurationAtItsBirth() async {
    StatusHUD.configuration.bezelColor = .red
    let hud = it.addHUD()
    StatusHUD.configuration.bezelColor = .green
    hud.show(animated: false)
    await it.advance(by: 0.5)
    #expect(hud.configuration.bezelColor == .red && color(of: hud) == .red)
    let next = it.showHUD()
    #expect(next.configuration == StatusHUD.configuration)
    hud.configuration.bezelColor = .blue
    await it.advance(by: 0.5)
    hud.superview?.bringSubviewToFront(hud)
    #expect(color(of: hud) == .blue)
    #expect(next.configuration.bezelColor == .green)
    #expect(StatusHUD.configuration.bezelColor == .green)
  }

  @Test func aChangeReachesTheScreenInTheNextTurnAndManyInOne() async {
    let hud = it.showHUD()
    await it.advance(by: 0.5)
    let size = hud.bezel.bounds.size
    hud.configuration.padding = 40
    hud.configuration.bezelColor = .red
    #expect(hud.configuration.padding == 40 && hud.bezel.bounds.size == size)
    await it.advance(by: 0)
    #expect(hud.bezel.bounds.size == CGSize(width: 140, height: 140))
    await it.advance(by: 0.5)
    #expect(color(of: hud) == .red)
  }

  @Test func aWholeConfigurationReplacesTheFormer() async {
    let hud = it.showHUD {
      $0.configuration.style = .dark
      $0.configuration.borderWidth = 4
      $0.configuration.cornerRadius = 40
      $0.status = "Text"
    }
    await it.advance(by: 0.5)
    hud.configuration = StatusHUD.Configuration()
    await it.advance(by: 0.5)
    #expect(hud.configuration == StatusHUD.Configuration() && hud.bezel.layer.borderWidth == 0)
    #expect(hud.bezel.layer.cornerRadius == 14)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/416"))
  func anInvalidNumberIsTheDefault() {
    let hud = it.showHUD {
      $0.configuration.margin = -1
      $0.configuration.minimumSize = CGSize(width: CGFloat.nan, height: 10)
      $0.configuration.offset = CGPoint(x: CGFloat.infinity, y: 1)
      $0.configuration.graceTime = .nan
    }
    #expect(hud.configuration == StatusHUD.Configuration() && hud.isShown)
    #expect(hud.bezelFrame == CGRect(x: 118, y: 198, width: 84, height: 84))
  }

  // MARK: Sizes

  @Test func paddingMarginMaximumWidthAndSquareAreWhatTheySay() async {
    let hud = it.showHUD {
      $0.status = "Loading some of the many photos"
      $0.configuration.position = .topLeading
      $0.configuration.margin = 30
      $0.configuration.padding = 20
      $0.configuration.maximumWidth = 150
    }
    #expect(hud.bezelFrame.origin == CGPoint(x: 30, y: 30))
    #expect(hud.bezelSize.width <= 150 && hud.label.bounds.width <= 110)
    #expect(hud.bezelSize.width > 100 && hud.bezelSize.height != hud.bezelSize.width)
    let height = hud.bezelSize.height
    hud.configuration.padding = 0
    await it.advance(by: 0.5)
    #expect(hud.bezelSize.height < height)
    hud.configuration.isSquare = true
    await it.advance(by: 0.5)
    #expect(hud.bezelSize.width == hud.bezelSize.height)
    #expect(hud.bezelFrame.origin == CGPoint(x: 30, y: 30))
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/130"))
  func aLargeRadiusMakesACapsule() async {
    let hud = it.showHUD {
      $0.configuration.cornerRadius = 1000
      $0.status = "A text that is wider than high"
    }
    #expect(hud.bezel.layer.cornerRadius == min(hud.bezelSize.width, hud.bezelSize.height) / 2)
  }

  // MARK: Colors and materials

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/577"),
    arguments: [UIUserInterfaceStyle.light, .dark])
  func aHUDCanHaveTheStyleOfItsViewOrOfItsOwn(_ style: UIUserInterfaceStyle) async {
    it.screen.userInterfaceStyle = style == .dark ? .light : .dark
    for isOwn in [true, false] {
      let hud = it.showHUD {
        if isOwn { $0.configuration.style = style == .dark ? .dark : .light }
      }
      it.container.overrideUserInterfaceStyle = isOwn ? .unspecified : style
      await it.advance(by: 0.5)
      #expect(style == .dark ? color(of: hud).red < 128 : color(of: hud).red > 128)
      #expect(hud.label.traitCollection.userInterfaceStyle == style)
      hud.hide(animated: false)
    }
  }

  @Test func aPlainEffectIsNoMaterial() async {
    it.container.backgroundColor = .blue
    let hud = it.showHUD { $0.configuration.effect = UIVisualEffect() }
    await it.advance(by: 0.1)
    #expect(color(of: hud) == .white && hud.bezel.material == nil)
    hud.configuration.bezelColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    hud.configuration.hasShadow = false
    await it.advance(by: 0.1)
    #expect(color(of: hud).difference(to: Pixel(128, 0, 128)) <= 1)
    // Nothing is seen of a clear one, and a shadow would be.
    hud.configuration.bezelColor = .clear
    hud.configuration.hasShadow = true
    await it.advance(by: 0.1)
    #expect(color(of: hud) == .blue && pixel(160, hud.bezelFrame.maxY + 3) == .blue)
    hud.configuration.effect = nil
    await it.advance(by: 0.1)
    #expect(color(of: hud) != .blue && hud.bezel.material?.effect == UIVisualEffect.bezelMaterial)
  }

  // MARK: Tilt

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/552"))
  func theBezelTiltsOnlyIfItIsAskedTo() async {
    let hud = it.addHUD()
    hud.show(animated: false)
    #expect(hud.bezel.motionEffects.isEmpty)
    hud.hide(animated: false)
    hud.configuration.isMotionEffectEnabled = true
    for _ in 0..<3 {
      hud.show(animated: false)
      #expect(hud.bezel.motionEffects.count == 1)
      hud.hide(animated: false)
    }
    hud.show(animated: false)
    it.screen.isReduceMotionEnabled = true
    await it.advance(by: 0.1)
    #expect(hud.bezel.motionEffects.isEmpty)
    it.screen.isReduceMotionEnabled = false
    await it.advance(by: 0.1)
    #expect(hud.bezel.motionEffects.count == 1)
    hud.configuration.isMotionEffectEnabled = false
    await it.advance(by: 0)
    #expect(hud.bezel.motionEffects.isEmpty)
  }
}
