// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// A HUD lives until it is hidden, and no longer.
@MainActor @Suite(.viewScreen()) struct HUDViewLifetimeTests {
  private let it = ViewScreen.current
  private let log = HUDLog()

  /// With everything that a HUD can keep, and that can keep a HUD.
  private func showHUD(in view: UIView? = nil) -> HUDView {
    it.showHUD(in: view, animated: true) { hud in
      hud.delegate = log
      hud.label.text = "Label"
      hud.observedProgress = Progress(totalUnitCount: 10)
      hud.isMotionEffectEnabled = true
      hud.customView = GlyphView(glyph: .success)
      hud.onTapInside = { _ in }
      hud.onHidden = { [weak hud] in hud?.label.text = nil }
      hud.button.setTitle("Cancel", for: .normal)
      hud.button.addAction(
        UIAction { [weak hud] _ in hud?.hide(animated: true) }, for: .touchUpInside)
    }
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/70"), arguments: [false, true])
  func aHUDIsFreedOnceItIsHidden(animated: Bool) async {
    weak var hud: HUDView?
    weak var bezel: UIView?
    do {
      let shown = showHUD()
      (hud, bezel) = (shown, shown.bezelView)
    }
    await it.advance(by: 0.5)
    #expect(hud != nil)
    hud?.hide(animated: animated)
    await it.advance(by: 0.1)
    #expect((hud != nil) == animated)
    await it.advance(by: 0.5)
    #expect(hud == nil && bezel == nil && log.events == HUDLog.whole)
  }

  /// Neither a delay nor a grace time keeps it.
  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/70"))
  func aHUDGoesWithItsSuperview() async {
    weak var hud: HUDView?
    weak var superview: UIView?
    do {
      let view = UIView(frame: it.container.bounds)
      it.container.addSubview(view)
      let shown = showHUD(in: view)
      shown.hide(animated: true, after: 1000)
      it.showHUD(in: view, animated: true) { $0.graceTime = 1000 }
      (hud, superview) = (shown, view)
      await it.advance(by: 0.5)
      view.removeFromSuperview()
    }
    await it.advance(by: 0.5)
    #expect(hud == nil && superview == nil)
  }

  @Test func aHUDWithoutASuperviewIsFreed() async {
    weak var hud: HUDView?
    do {
      let shown = HUDView(frame: .zero)
      shown.show(animated: true)
      hud = shown
    }
    await it.advance(by: 0.1)
    #expect(hud == nil)
  }

  /// During the fade-in, on screen, and during the fade-out.
  @Test(arguments: [0.05, 0.5, 1.5]) func removingAHUDHidesAndFreesIt(at time: Double) async {
    weak var hud: HUDView?
    do {
      let shown = showHUD()
      shown.minimumVisibleTime = 1
      hud = shown
      await it.advance(by: time)
      if time > 1 { shown.hide(animated: true) }
      shown.removeFromSuperview()
    }
    #expect(log.events.suffix(2) == ["will disappear", "hidden and removed"])
    #expect(log.events.count == (time < 0.3 ? 3 : 4))
    await it.advance(by: 0.1)
    #expect(hud == nil)
  }
}
