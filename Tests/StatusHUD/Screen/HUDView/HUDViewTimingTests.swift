// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// Grace time, minimum time, delayed hides, and what one does to the other.
@MainActor @Suite(.viewScreen()) struct HUDViewTimingTests {
  private let it = ViewScreen.current

  // MARK: Grace time

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/350"))
  func showAddedCanSetAGraceTime() async {
    let hud = it.showHUD(animated: true) { $0.graceTime = 1 }
    await it.advance(by: 0.9)
    #expect(hud.alpha == 0 && hud.isVisible)
    await it.advance(by: 0.2)
    #expect(hud.alpha == 1)
  }

  @Test func aSecondShowKeepsTheGraceTimeOfTheFirst() async {
    let log = HUDLog()
    let hud = it.showHUD {
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

  @Test func aNewPresentationHasItsOwnGraceTime() async {
    let hud = it.addHUD()
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

  @Test(arguments: [0.6, 1.1]) func graceTimeGoesOnWithoutASuperview(_ time: Double) async {
    let hud = HUDView(frame: .zero)
    hud.graceTime = 1
    hud.show(animated: false)
    await it.advance(by: time)
    it.container.addSubview(hud)
    #expect(hud.alpha == (time < 1 ? 0 : 1))
    await it.advance(by: 0.5)
    #expect(hud.alpha == 1)
  }

  @Test func aHUDHiddenInItsGraceTimeNeverAppears() async {
    let log = HUDLog()
    let hud = it.showHUD(animated: true) {
      $0.graceTime = 1
      $0.delegate = log
    }
    hud.hide(animated: true)
    #expect(log.events == ["hidden and removed"])
    await it.advance(by: 2)
    #expect(it.huds.isEmpty)
  }

  // MARK: Minimum time

  @Test func theMinimumTimeBeginsWithTheFadeIn() async {
    let hud = it.showHUD(animated: true) {
      $0.graceTime = 1
      $0.minimumVisibleTime = 2
    }
    await it.advance(by: 1.1)
    hud.hide(animated: false)
    await it.advance(by: 1.8)
    #expect(it.huds == [hud])
    await it.advance(by: 0.2)
    #expect(it.huds.isEmpty)
  }

  @Test(arguments: [-1, .nan, .infinity] as [Double])
  func anInvalidTimeIsNone(_ time: Double) {
    let hud = it.showHUD {
      $0.graceTime = time
      $0.minimumVisibleTime = time
    }
    #expect(hud.graceTime == 0 && hud.minimumVisibleTime == 0 && hud.alpha == 1)
    hud.hide(animated: false)
    #expect(it.huds.isEmpty)
  }

  // MARK: Delayed hides

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/605"))
  func aDelayedHideSurvivesTheGraceTime() async {
    let hud = it.showHUD(animated: true) { $0.graceTime = 1 }
    hud.hide(animated: true, after: 2)
    await it.advance(by: 1.5)
    #expect(hud.alpha == 1)
    await it.advance(by: 1)
    #expect(it.huds.isEmpty)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/503"))
  func aDelayedHideAfterAHideAndAShowHides() async {
    let hud = it.showHUD(animated: true)
    await it.advance(by: 0.5)
    hud.hide(animated: true)
    hud.show(animated: true)
    hud.hide(animated: true, after: 0.1)
    await it.advance(by: 0.5)
    #expect(it.huds.isEmpty)
  }

  @Test func aLaterDelayReplacesAnEarlierOne() async {
    let hud = it.showHUD()
    hud.hide(animated: false, after: 1)
    hud.hide(animated: false, after: 2)
    await it.advance(by: 1.5)
    #expect(it.huds == [hud])
    await it.advance(by: 0.6)
    #expect(it.huds.isEmpty)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func anInvalidDelayIsNone(_ delay: Double) {
    it.showHUD().hide(animated: false, after: delay)
    #expect(it.huds.isEmpty)
  }

  @Test func aDelayedHideLeavesAFadeOutAlone() async {
    let hud = it.showHUD()
    hud.hide(animated: true)
    hud.hide(animated: false, after: 5)
    #expect(it.huds == [hud])
    await it.advance(by: 0.15)
    #expect(it.huds == [hud])
    await it.advance(by: 0.2)
    #expect(it.huds.isEmpty)
  }

  /// The timers of the first presentation would act at 1.2, 1.5 and 2 s.
  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/79"))
  func timersOfAnEarlierPresentationDoNothing() async {
    let hud = it.addHUD()
    hud.graceTime = 1.2
    hud.minimumVisibleTime = 0.3
    hud.show(animated: true)
    hud.hide(animated: true, after: 2)
    await it.advance(by: 1)
    hud.hide(animated: true)
    hud.graceTime = 0
    hud.minimumVisibleTime = 0
    hud.show(animated: true)
    for _ in 0..<20 {
      await it.advance(by: 0.1)
      #expect(hud.alpha == 1 && hud.isVisible)
    }
  }
}
