// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// Grace time, minimum time, delayed hiding, and what one does to another. Named after the rows of
/// MBProgressHUD's defects that cannot happen here.
@MainActor @Suite(.exclusiveScreen) struct HUDViewTimingTests {
  @Test func row2_402GraceTimeWorksWithTheConvenienceCall() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: true) { $0.graceTime = 1 }
      await it.advance(by: 0.9)
      #expect(hud.alpha == 0 && hud.isVisible)
      await it.advance(by: 0.2)
      #expect(hud.alpha == 1)
    }
  }

  @Test func row3_20AHUDThatNeverAppearedDoesNotFadeOut() async {
    await HostScreen.run { it in
      let hud = HUDView(view: it.host)
      hud.removeFromSuperViewOnHide = true
      it.host.addSubview(hud)
      hud.hide(animated: true)
      #expect(it.huds.isEmpty && hud.alpha == 0)
    }
  }

  /// Each presentation's timers are its own: those of the first would act at 1.2, 1.5 and 2.
  @Test func row4_108TimersOfAnEarlierPresentationAreInert() async {
    await HostScreen.run { it in
      let hud = HUDView(view: it.host)
      it.host.addSubview(hud)
      hud.graceTime = 1.2
      hud.minShowTime = 0.3
      hud.show(animated: true)
      hud.hide(animated: true, afterDelay: 2)
      await it.advance(by: 1)
      hud.hide(animated: true)
      hud.graceTime = 0
      hud.minShowTime = 0
      hud.show(animated: true)
      for _ in 0..<20 {
        await it.advance(by: 0.1)
        #expect(hud.alpha == 1 && hud.isVisible)
      }
    }
  }

  @Test func row5_503HideShowAndHideLaterEndsHidden() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: true)
      await it.advance(by: 0.5)
      hud.hide(animated: true)
      hud.show(animated: true)
      hud.hide(animated: true, afterDelay: 0.1)
      await it.advance(by: 0.5)
      #expect(it.huds.isEmpty)
    }
  }

  @Test func row6_292ShowingDuringTheFadeOutStays() async {
    await HostScreen.run { it in
      let log = HUDLog()
      let hud = HUDView.showAdded(to: it.host, animated: true)
      await it.advance(by: 0.5)
      hud.delegate = log
      hud.hide(animated: true)
      await it.advance(by: 0.1)
      hud.show(animated: true)
      await it.advance(by: 1)
      #expect(it.huds == [hud] && hud.alpha == 1)
      #expect(log.events == ["will disappear", "will appear", "did appear"])
    }
  }

  @Test func defectD1HidingTwiceInTheMinimumTimeIsToldOnce() async {
    await HostScreen.run { it in
      let log = HUDLog()
      let hud = HUDView.showAdded(to: it.host, animated: false) { $0.minShowTime = 1 }
      hud.delegate = log
      hud.hide(animated: true)
      hud.hide(animated: true)
      await it.advance(by: 0.9)
      #expect(hud.alpha == 1 && hud.bezelView.alpha == 1)
      await it.advance(by: 1)
      #expect(log.events == ["will disappear", "hidden and removed"])
    }
  }

  @Test func defectD2ASecondShowKeepsTheGraceTimeOfTheFirst() async {
    await HostScreen.run { it in
      let log = HUDLog()
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.graceTime = 1
        $0.delegate = log
      }
      await it.advance(by: 0.6)
      hud.show(animated: false)
      await it.advance(by: 0.3)
      #expect(hud.alpha == 0)
      await it.advance(by: 0.2)
      #expect(hud.alpha == 1)
      await it.advance(by: 1)
      #expect(log.events == ["will appear", "did appear"])
    }
  }

  /// Hide and show again within the grace time: that begins anew, and is not cut short by the old.
  @Test func defectD2ANewPresentationHasItsOwnGraceTime() async {
    await HostScreen.run { it in
      let hud = HUDView(view: it.host)
      it.host.addSubview(hud)
      hud.graceTime = 1
      hud.show(animated: false)
      await it.advance(by: 0.8)
      hud.hide(animated: false)
      hud.show(animated: false)
      await it.advance(by: 0.9)
      #expect(hud.alpha == 0)
      await it.advance(by: 0.2)
      #expect(hud.alpha == 1)
    }
  }

  @Test func defectD3ShownAgainItIsNotToldOfAsHidden() async {
    await HostScreen.run { it in
      let progress = Progress(totalUnitCount: 10)
      var ends = 0
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.mode = .determinate
        $0.progressObject = progress
      }
      hud.completionBlock = { ends += 1 }
      hud.hide(animated: true)
      hud.show(animated: true)
      await it.advance(by: 1)
      progress.completedUnitCount = 5
      await it.advance(by: 1)
      #expect(ends == 0)
      #expect(hud.progress == 0.5)
    }
  }

  @Test func defectD4WhatIsFinishingIsNotFoundAndTheRestIs() async {
    await HostScreen.run { it in
      let hud = HUDView(view: it.host)
      it.host.addSubview(hud)
      #expect(HUDView.hud(for: it.host) === hud)
      #expect(!hud.isVisible)
      hud.graceTime = 0.5
      hud.minShowTime = 1
      hud.show(animated: false)
      #expect(HUDView.hud(for: it.host) === hud)
      await it.advance(by: 0.6)
      #expect(HUDView.hud(for: it.host) === hud)
      hud.hide(animated: true)
      #expect(HUDView.hud(for: it.host) == nil && hud.alpha == 1)
      hud.show(animated: true)
      #expect(HUDView.hud(for: it.host) === hud && hud.isVisible)
      await it.advance(by: 2)
      hud.hide(animated: false)
      #expect(HUDView.hud(for: it.host) == nil && it.huds == [hud])
    }
  }

  /// From the start of the fade-in, which follows the grace time.
  @Test func defectD17TheMinimumTimeIsOfTheMediaClock() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: true) {
        $0.graceTime = 1
        $0.minShowTime = 2
      }
      await it.advance(by: 1.1)
      hud.hide(animated: false)
      await it.advance(by: 1.8)
      #expect(it.huds == [hud])
      await it.advance(by: 0.2)
      #expect(it.huds.isEmpty)
    }
  }

  @Test func aLaterDelayReplacesAnEarlierOne() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false)
      hud.hide(animated: false, afterDelay: 1)
      hud.hide(animated: false, afterDelay: 2)
      await it.advance(by: 1.5)
      #expect(it.huds == [hud])
      await it.advance(by: 0.6)
      #expect(it.huds.isEmpty)
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func noDelayIsAtOnce(_ delay: Double) async {
    await HostScreen.run { it in
      HUDView.showAdded(to: it.host, animated: false).hide(animated: false, afterDelay: delay)
      #expect(it.huds.isEmpty)
    }
  }

  @Test(arguments: [-1, .nan, .infinity] as [Double])
  func timesThatCannotBeAreNone(_ time: Double) async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.graceTime = time
        $0.minShowTime = time
      }
      #expect(hud.graceTime == 0 && hud.minShowTime == 0)
      #expect(hud.alpha == 1)
      hud.hide(animated: false)
      #expect(it.huds.isEmpty)
    }
  }

  /// How it leaves is said by the call that sends it, not by a delay that comes too late.
  @Test func aDelayDuringTheFadeOutLeavesItAlone() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false)
      hud.hide(animated: true)
      hud.hide(animated: false, afterDelay: 5)
      #expect(it.huds == [hud])
      await it.advance(by: 0.15)
      #expect(it.huds == [hud])
      await it.advance(by: 0.2)
      #expect(it.huds.isEmpty)
    }
  }
}
