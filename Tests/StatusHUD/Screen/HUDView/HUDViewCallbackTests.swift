// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// Who is told what, when, and how often. Named after MBProgressHUD's defects.
@MainActor @Suite(.exclusiveScreen) struct HUDViewCallbackTests {
  /// MBProgressHUD's order: hidden, removed, the block, the delegate; and last whoever asked for
  /// it.
  @Test func theOrderIsTheDocumentedOne() async {
    await HostScreen.run { it in
      let log = HUDLog()
      let hud = HUDView.showAdded(to: it.host, animated: true) { $0.delegate = log }
      hud.completionBlock = {
        #expect(hud.alpha == 0 && hud.superview == nil)
        #expect(!HUDView.hide(for: it.host, animated: false))
        log.events.append("block")
      }
      await it.advance(by: 0.5)
      hud.hide(animated: true) { log.events.append("completion") }
      await it.advance(by: 0.5)
      #expect(
        log.events == [
          "will appear", "did appear", "will disappear", "block", "hidden and removed",
          "completion",
        ])
    }
  }

  @Test func row13_321EveryHideHasACompletionOfItsOwn() async {
    await HostScreen.run { it in
      var ends: [Int] = []
      let hud = HUDView.showAdded(to: it.host, animated: false)
      hud.hide(animated: true) { ends.append(1) }
      hud.show(animated: true)
      #expect(ends == [1])
      hud.hide(animated: true) { ends.append(2) }
      hud.hide(animated: true) { ends.append(3) }
      #expect(ends == [1])
      await it.advance(by: 1)
      #expect(ends == [1, 2, 3])
      hud.hide(animated: true) { ends.append(4) }
      #expect(ends == [1, 2, 3, 4])
    }
  }

  @Test func defectD21ABlockIsOfOnePresentation() async {
    await HostScreen.run { it in
      var ends = 0
      let hud = HUDView.showAdded(to: it.host, animated: false)
      hud.completionBlock = { ends += 1 }
      hud.hide(animated: false)
      hud.show(animated: false)
      hud.hide(animated: false)
      #expect(ends == 1 && hud.completionBlock == nil)
    }
  }

  /// Tab switched, window closed, app in the background: the end never depends on the animation's.
  @Test(arguments: ["background", "host out", "window closed"])
  func row7_366AnInterruptedHideStillEnds(_ event: String) async {
    await HostScreen.run { it in
      let log = HUDLog()
      let hud = HUDView.showAdded(to: it.host, animated: false)
      hud.delegate = log
      hud.hide(animated: true)
      await it.advance(by: 0.1)
      switch event {
      case "background": it.screen.setActivationState(.background)
      case "host out": it.host.removeFromSuperview()
      default: it.host.window?.isHidden = true
      }
      await it.advance(by: 1)
      #expect(it.huds.isEmpty)
      #expect(log.events == ["will disappear", "hidden and removed"])
    }
  }

  @Test func showingInTheCallbackShows() async {
    await HostScreen.run { it in
      let log = HUDLog()
      let hud = HUDView.showAdded(to: it.host, animated: false) { $0.delegate = log }
      log.onHidden = {
        log.onHidden = { _ in }
        $0.show(animated: false)
      }
      hud.hide(animated: false)
      #expect(it.huds == [hud] && hud.isVisible && hud.alpha == 1)
      hud.hide(animated: false)
      #expect(log.events == HUDLog.whole + HUDLog.whole)
    }
  }

  @Test func hidingInWillAppearHides() async {
    final class Hider: HUDViewDelegate {
      func hudWillAppear(_ hud: HUDView) { hud.hide(animated: false) }
    }
    await HostScreen.run { it in
      let hider = Hider()
      let hud = HUDView.showAdded(to: it.host, animated: true) { $0.delegate = hider }
      await it.advance(by: 1)
      #expect(it.huds.isEmpty && hud.alpha == 0)
    }
  }

  /// What a kept HUD tells: no removal.
  @Test func aKeptHUDIsToldOfEachTime() async {
    await HostScreen.run { it in
      let log = HUDLog()
      let hud = HUDView(view: it.host)
      hud.delegate = log
      it.host.addSubview(hud)
      for _ in 0..<2 {
        hud.show(animated: true)
        await it.advance(by: 0.5)
        hud.hide(animated: true)
        await it.advance(by: 0.5)
      }
      let once = ["will appear", "did appear", "will disappear", "hidden"]
      #expect(log.events == once + once)
      #expect(it.huds == [hud])
    }
  }

  @Test func aHUDWithoutAHostAppearsWhenItGetsOne() async {
    await HostScreen.run { it in
      let log = HUDLog()
      let hud = HUDView(frame: .zero)
      hud.delegate = log
      hud.show(animated: false)
      #expect(log.events.isEmpty && hud.isVisible)
      it.host.addSubview(hud)
      #expect(log.events == ["will appear", "did appear"])
      #expect(hud.frame == it.host.bounds && hud.alpha == 1)
    }
  }

  @Test func aHUDMovedToAnotherHostGoesOnThere() async {
    await HostScreen.run { it in
      let log = HUDLog()
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      it.host.addSubview(other)
      let hud = HUDView.showAdded(to: it.host, animated: false) { $0.delegate = log }
      other.addSubview(hud)
      #expect(log.events == ["will appear", "did appear"])
      #expect(hud.frame == other.bounds)
      #expect(HUDView.hud(for: other) === hud && HUDView.hud(for: it.host) == nil)
    }
  }
}
