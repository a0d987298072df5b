// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// Row 12, D10, D24: nothing outlives what it is for, and nothing dies amid it.
@MainActor @Suite(.exclusiveScreen) struct HUDViewLifetimeTests {
  /// Everything a HUD can hold on to, and what can hold on to it.
  private func makeHUD(in view: UIView) -> HUDView {
    HUDView.showAdded(to: view, animated: true) { hud in
      hud.label.text = "Label"
      hud.progressObject = Progress(totalUnitCount: 10)
      hud.areDefaultMotionEffectsEnabled = true
      hud.customView = GlyphView(glyph: .success)
      hud.tapInsideHandler = { _ in }
      hud.completionBlock = { [weak hud] in hud?.label.text = nil }
      hud.button.setTitle("Cancel", for: .normal)
      hud.button.addAction(
        UIAction { [weak hud] _ in hud?.hide(animated: true) }, for: .touchUpInside)
    }
  }

  @Test(arguments: [false, true])
  func row12_442AHiddenHUDIsFreed(_ animated: Bool) async {
    await HostScreen.run { it in
      weak var hud: HUDView?
      weak var bezel: UIView?
      do {
        let made = makeHUD(in: it.host)
        (hud, bezel) = (made, made.bezelView)
      }
      await it.advance(by: 0.5)
      #expect(hud != nil)
      hud?.hide(animated: animated)
      await it.advance(by: 0.5)
      #expect(hud == nil && bezel == nil)
    }
  }

  @Test func row12_442OneThatFadesOutLivesUntilItIsOut() async {
    await HostScreen.run { it in
      let log = HUDLog()
      weak var hud: HUDView?
      do {
        let made = makeHUD(in: it.host)
        made.delegate = log
        hud = made
      }
      await it.advance(by: 0.5)
      hud?.hide(animated: true)
      await it.advance(by: 0.1)
      #expect(hud != nil)
      await it.advance(by: 0.5)
      #expect(hud == nil && log.events.last == "hidden and removed")
    }
  }

  /// A delay, a grace time and a minimum time to come are no reasons to keep it.
  @Test func row12_442AHUDGoesWithItsHost() async {
    await HostScreen.run { it in
      weak var hud: HUDView?
      weak var host: UIView?
      do {
        let made = UIView(frame: it.host.bounds)
        it.host.addSubview(made)
        host = made
        let shown = makeHUD(in: made)
        shown.hide(animated: true, afterDelay: 1000)
        hud = shown
        HUDView.showAdded(to: made, animated: true) { $0.graceTime = 1000 }
        await it.advance(by: 0.5)
        made.removeFromSuperview()
      }
      await it.advance(by: 0.5)
      #expect(hud == nil && host == nil)
    }
  }

  @Test func row12_442OneThatWasNeverShownIsFreed() async {
    await HostScreen.run { it in
      weak var hud: HUDView?
      do {
        let made = HUDView(view: it.host)
        made.show(animated: true)
        hud = made
      }
      await it.advance(by: 0.1)
      #expect(hud == nil)
    }
  }

  @Test(arguments: [0.05, 0.5, 1.5])
  func defectD24TakenOutAtAnyTimeItIsToldOfAsHidden(_ time: Double) async {
    await HostScreen.run { it in
      let log = HUDLog()
      weak var hud: HUDView?
      do {
        let made = makeHUD(in: it.host)
        made.delegate = log
        made.minShowTime = 1
        hud = made
        await it.advance(by: time)
        if time > 1 { made.hide(animated: true) }
        made.removeFromSuperview()
      }
      await it.advance(by: 0)
      #expect(log.events.filter { $0.hasPrefix("hidden") } == ["hidden and removed"])
      #expect(log.events.filter { $0 == "will disappear" }.count == 1)
      #expect(hud == nil)
    }
  }

  @Test func row10_133AllOfAViewAreHidden() async {
    await HostScreen.run { it in
      for _ in 0..<3 { HUDView.showAdded(to: it.host, animated: false) }
      #expect(HUDView.hideAll(for: it.host, animated: true) == 3)
      #expect(HUDView.hideAll(for: it.host, animated: true) == 0)
      await it.advance(by: 0.5)
      #expect(it.huds.isEmpty)
    }
  }

  @Test func row9_188TwoShowsAndTwoHidesLeaveNone() async {
    await HostScreen.run { it in
      HUDView.showAdded(to: it.host, animated: true)
      HUDView.showAdded(to: it.host, animated: true)
      await it.advance(by: 0.5)
      #expect(HUDView.hide(for: it.host, animated: true))
      #expect(HUDView.hide(for: it.host, animated: true))
      #expect(!HUDView.hide(for: it.host, animated: true))
      await it.advance(by: 0.5)
      #expect(it.huds.isEmpty)
    }
  }

  /// Row 57: built and attached, configured, and then shown.
  @Test func row57_427AttachingIsNotShowing() async {
    await HostScreen.run { it in
      let hud = HUDView(view: it.host)
      it.host.addSubview(hud)
      await it.advance(by: 1)
      #expect(hud.alpha == 0 && !hud.isVisible)
      hud.graceTime = 0.5
      hud.show(animated: false)
      #expect(hud.alpha == 0 && hud.isVisible)
      await it.advance(by: 0.6)
      #expect(hud.alpha == 1)
    }
  }

  /// D18: only a frame that fills is the HUD's to set, and it has no constraints at all.
  @Test func defectD18WhatTheAppSetsStays() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false)
      hud.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      hud.autoresizingMask = []
      hud.show(animated: false)
      it.host.setNeedsLayout()
      await it.advance(by: 0.1)
      #expect(hud.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
      #expect(abs(hud.bezelView.center.x - 50) < 0.5 && hud.bezelView.center.y == 100)
    }
  }
}
