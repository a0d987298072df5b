// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// How a HUDView comes and goes. Expected values: MBProgressHUD's behaviour as far as it is not
/// called a defect, and the documentation of HUDView.
@MainActor @Suite(.exclusiveScreen) struct HUDViewLifeTests {
  @Test func withoutAnimationEverythingHappensBeforeTheCallReturns() async {
    await HostScreen.run { it in
      let log = HUDLog()
      let hud = HUDView.showAdded(to: it.host, animated: false) { $0.delegate = log }
      hud.completionBlock = { log.events.append("completion") }
      #expect(it.huds == [hud])
      #expect(hud.alpha == 1)
      #expect(hud.bezelView.alpha == 1)
      #expect(hud.bezelView.layer.animation(forKey: "opacity") == nil)

      hud.hide(animated: false)
      #expect(it.huds.isEmpty)
      #expect(hud.alpha == 0)
      #expect(
        log.events
          == ["will appear", "did appear", "will disappear", "completion", "hidden and removed"])
    }
  }

  @Test func withAnimationModelValuesAreSetAtOnce() async {
    await HostScreen.run { it in
      let log = HUDLog()
      let hud = HUDView.showAdded(to: it.host, animated: true)
      hud.delegate = log
      #expect(hud.alpha == 1)
      #expect(hud.bezelView.alpha == 1)
      #expect(hud.bezelView.layer.animation(forKey: "opacity") != nil)
      await it.advance(by: 0.35)
      #expect(log.events == ["did appear"])

      #expect(HUDView.hide(for: it.host, animated: true))
      #expect(hud.alpha == 1)
      #expect(hud.bezelView.alpha == 0)
      #expect(!HUDView.hide(for: it.host, animated: true))
      await it.advance(by: 0.35)
      #expect(it.huds.isEmpty)
      #expect(log.events == ["did appear", "will disappear", "hidden and removed"])
    }
  }

  @Test func row1_605ADelayedHideSurvivesTheGraceTime() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: true) { $0.graceTime = 1 }
      hud.hide(animated: true, afterDelay: 2)
      await it.advance(by: 1.5)
      #expect(hud.alpha == 1)
      await it.advance(by: 1)
      #expect(it.huds.isEmpty)
    }
  }

  @Test func row8_377HidingTwiceIsHidingOnce() async {
    await HostScreen.run { it in
      let log = HUDLog()
      let hud = HUDView.showAdded(to: it.host, animated: true)
      await it.advance(by: 0.5)
      hud.delegate = log
      hud.hide(animated: true)
      hud.hide(animated: true)
      await it.advance(by: 0.1)
      #expect(it.huds == [hud])
      await it.advance(by: 0.5)
      #expect(log.events == ["will disappear", "hidden and removed"])
    }
  }

  @Test func row11_437HidingInTheCallbackEndsThere() async {
    await HostScreen.run { it in
      let log = HUDLog()
      log.onHidden = { $0.hide(animated: false) }
      let hud = HUDView.showAdded(to: it.host, animated: false)
      hud.delegate = log
      hud.hide(animated: false)
      #expect(log.events == ["will disappear", "hidden and removed"])
    }
  }

  @Test func hidingWithinTheGraceTimeIsToldOfAndNothingIsSeen() async {
    await HostScreen.run { it in
      let log = HUDLog()
      let hud = HUDView.showAdded(to: it.host, animated: true) {
        $0.graceTime = 1
        $0.delegate = log
      }
      hud.hide(animated: true)
      #expect(log.events == ["hidden and removed"])
      await it.advance(by: 2)
      #expect(it.huds.isEmpty)
    }
  }

  @Test func row54_279ShowingARemovedHUDBringsItBack() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false)
      hud.hide(animated: false)
      #expect(it.huds.isEmpty)
      hud.show(animated: false)
      #expect(it.huds == [hud])
      #expect(hud.alpha == 1)
    }
  }

  @Test func defectD24TakingItOutIsHidingIt() async {
    await HostScreen.run { it in
      let log = HUDLog()
      let hud = HUDView.showAdded(to: it.host, animated: false)
      hud.delegate = log
      hud.removeFromSuperview()
      #expect(log.events == ["will disappear", "hidden and removed"])
    }
  }

  @Test func theIndicatorAloneIs77PointsSquare() async {
    await HostScreen.run(scale: 2) { it in
      let hud = HUDView.showAdded(to: it.host, animated: false)
      hud.layoutIfNeeded()
      #expect(hud.bezelView.bounds.size == CGSize(width: 77, height: 77))
      #expect(hud.bezelView.center == CGPoint(x: 160, y: 240))
    }
  }
}
