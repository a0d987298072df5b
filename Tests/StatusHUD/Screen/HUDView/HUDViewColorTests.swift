// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Colours, materials, corners and shadow. Named after MBProgressHUD's defects.
@MainActor @Suite(.exclusiveScreen) struct HUDViewColorTests {
  /// At a point of the screen, which has two pixels for it in each direction.
  private func pixel(_ it: HostScreen, _ x: Int, _ y: Int) -> Pixel {
    PixelReader(it.screen.image()).straight(2 * x, 2 * y)
  }

  private func shown(
    _ it: HostScreen, _ configure: @MainActor (HUDView) -> Void = { _ in }
  ) async -> HUDView {
    let hud = HUDView.showAdded(to: it.host, animated: false, configure: configure)
    await it.advance(by: 0.1)
    return hud
  }

  /// Inside the bezel, beside the indicator.
  private static let inside = (x: 130, y: 240)

  @Test func row17_365ASolidColourIsThatColour() async {
    await HostScreen.run { it in
      _ = await shown(it) {
        $0.bezelView.style = .solidColor
        $0.bezelView.color = .red
      }
      #expect(pixel(it, Self.inside.x, Self.inside.y) == Pixel(255, 0, 0))
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func row18_577OneCanOptOutOfTheAppearance(_ style: UIUserInterfaceStyle) async {
    await HostScreen.run { it in
      it.screen.userInterfaceStyle = style == .dark ? .light : .dark
      let hud = await shown(it) { $0.overrideUserInterfaceStyle = style }
      let ground = pixel(it, Self.inside.x, Self.inside.y)
      #expect(style == .dark ? ground.red < 128 : ground.red > 128)
      #expect(hud.label.traitCollection.userInterfaceStyle == style)
    }
  }

  @Test func row19_383TheIndicatorHasAColourOfItsOwn() async {
    await HostScreen.run { it in
      let hud = await shown(it) {
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
  }

  /// D6: nothing is assigned before the app's colour comes.
  @Test func defectD6WithoutColoursAnIndicatorHasItsOwn() async {
    await HostScreen.run { it in
      let hud = await shown(it) { $0.contentColor = nil }
      hud.label.textColor = .red
      hud.mode = .determinate
      let pie = hud.bezel.slot.current as? RoundProgressView
      #expect(pie?.progressTintColor == .white && hud.label.textColor == .red)
      hud.indicatorColor = .blue
      #expect(pie?.progressTintColor == .blue && hud.label.textColor == .red)
    }
  }

  @Test func aContentColourGoesToAllParts() async {
    await HostScreen.run { it in
      let hud = await shown(it) {
        $0.mode = .annularDeterminate
        $0.contentColor = .red
      }
      let ring = hud.bezel.slot.current as? RoundProgressView
      #expect(ring?.progressTintColor == .red)
      #expect(ring?.backgroundTintColor == UIColor.red.withAlphaComponent(0.1))
      #expect(hud.label.textColor == .red && hud.detailsLabel.textColor == .red)
      #expect(hud.button.titleColor(for: .normal) == .red)
      hud.mode = .determinateHorizontalBar
      let bar = hud.bezel.slot.current as? BarProgressView
      #expect(bar?.progressColor == .red && bar?.lineColor == .red)
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func defectD11ASolidBezelWithoutAColourIsSeen(_ style: UIUserInterfaceStyle) async {
    await HostScreen.run { it in
      it.screen.userInterfaceStyle = style
      it.host.backgroundColor = .blue
      _ = await shown(it) { $0.bezelView.style = .solidColor }
      let ground = pixel(it, Self.inside.x, Self.inside.y)
      #expect(ground != Pixel(0, 0, 255))
      #expect(style == .dark ? ground.red < 128 : ground.red > 128)
    }
  }

  @Test func defectD12AColourCanBeTakenAway() async {
    await HostScreen.run { it in
      let hud = await shown(it) { $0.bezelView.color = .red }
      hud.bezelView.color = nil
      hud.backgroundView.color = nil
      #expect(hud.bezelView.color == nil && hud.backgroundView.color == nil)
    }
  }

  @Test func defectD13TheButtonsBorderFollowsTheAppearance() async {
    await HostScreen.run { it in
      let hud = await shown(it) {
        $0.contentColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        $0.button.setTitle("Cancel", for: .normal)
      }
      #expect(hud.button.layer.borderColor == UIColor.black.cgColor)
      it.screen.userInterfaceStyle = .dark
      await it.advance(by: 0.1)
      #expect(hud.button.layer.borderColor == UIColor.white.cgColor)
    }
  }

  @Test func row15_509ContentIsAboveTheMaterialWhateverChanges() async {
    await HostScreen.run { it in
      let hud = await shown(it) { $0.label.text = "Text" }
      for style in [HUDBackgroundView.Style.solidColor, .blur, .solidColor, .blur] {
        hud.bezelView.style = style
        hud.bezelView.blurEffectStyle = style == .blur ? .systemThinMaterial : .systemMaterial
        let first = hud.bezelView.subviews.first
        #expect(first is UIVisualEffectView)
        #expect(!hud.label.isDescendant(of: first ?? hud))
      }
    }
  }

  @Test func row16_531TheBackdropDimsOrBlurs() async {
    await HostScreen.run { it in
      let hud = await shown(it) { $0.bezelView.isHidden = true }
      #expect(pixel(it, 5, 5) == Pixel(255, 255, 255))
      hud.backgroundView.color = UIColor(white: 0, alpha: 0.5)
      await it.advance(by: 0.1)
      #expect(abs(Int(pixel(it, 5, 5).red) - 128) <= 1)

      // An edge of black and white is sharp, and blurred it is not.
      let half = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 480))
      half.backgroundColor = .black
      it.host.insertSubview(half, at: 0)
      hud.backgroundView.color = nil
      hud.backgroundView.style = .blur
      await it.advance(by: 0.1)
      #expect(pixel(it, 158, 20).difference(to: pixel(it, 161, 20)) < 60)
    }
  }

  @Test func row49_130CornersAreOfAnyRadiusACapsuleOrACircle() async {
    await HostScreen.run { it in
      let hud = await shown(it)
      #expect(hud.bezelView.layer.cornerRadius == 5)
      hud.cornerStyle = .fixed(12)
      #expect(hud.bezelView.layer.cornerRadius == 12)
      hud.cornerStyle = .capsule
      hud.mode = .determinateHorizontalBar
      await it.advance(by: 0.5)
      #expect(hud.bezelView.layer.cornerRadius == 25)
      hud.isSquare = true
      await it.advance(by: 0.5)
      #expect(hud.bezelView.layer.cornerRadius == 80)
      #expect(hud.bezelView.bounds.size == CGSize(width: 160, height: 160))
      hud.cornerStyle = .fixed(.nan)
      await it.advance(by: 0.5)
      #expect(hud.bezelView.layer.cornerRadius == 5)
    }
  }

  @Test func aShadowHasTheShapeOfTheBezel() async {
    await HostScreen.run { it in
      let hud = await shown(it)
      // Some points below the edge at 278.5.
      #expect(pixel(it, 160, 284) == Pixel(255, 255, 255))
      hud.hasShadow = true
      hud.bezelView.layer.cornerRadius = 30
      await it.advance(by: 0.1)
      #expect(pixel(it, 160, 284).red < 250)
      let path = UIBezierPath(roundedRect: hud.bezelView.bounds, cornerRadius: 30)
      #expect(hud.bezelView.layer.shadowPath == path.cgPath)
    }
  }

  /// Row 21: what the appearance proxy was for is what a subclass is for.
  @Test func row21_381ASubclassIsAGlobalLook() async {
    final class Red: HUDView {
      required init(frame: CGRect) {
        super.init(frame: frame)
        bezelView.style = .solidColor
        bezelView.color = .red
        margin = 30
      }

      required init?(coder: NSCoder) { nil }
    }
    await HostScreen.run { it in
      let plain = HUDView.showAdded(to: it.host, animated: false)
      let red: Red = Red.showAdded(to: it.host, animated: false)
      HUDView.showAdded(to: it.host, animated: false)
      #expect(red.bezelView.color == .red && red.margin == 30)
      #expect(Red.hud(for: it.host) === red)
      #expect(HUDView.hud(for: it.host) !== red && HUDView.hud(for: it.host) !== plain)
      #expect(Red.hideAll(for: it.host, animated: false) == 1)
      #expect(!Red.hide(for: it.host, animated: false))
      #expect(it.huds.count == 2)
    }
  }
}
