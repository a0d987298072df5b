// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.viewScreen()) struct HUDViewShowingTests {
  private let it = ViewScreen.current

  @Test func withoutAnimationTheHUDIsThereOrGoneWhenTheCallReturns() {
    let hud = it.showHUD()
    #expect(it.huds == [hud] && hud.alpha == 1 && hud.bezel.movingOpacity == 1)
    hud.hide(animated: false)
    #expect(it.huds.isEmpty && hud.alpha == 0)
  }

  /// Nothing animates there.
  @Test func outsideAWindowAHUDIsThereAndGoneAtOnce() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = HUDLog()
    let hud = HUDView(frame: .zero)
    hud.delegate = log
    view.addSubview(hud)
    hud.show(animated: true)
    #expect(log.events == ["will appear", "did appear"])
    hud.removesFromSuperviewOnHide = true
    hud.hide(animated: true)
    #expect(log.events.count == 4 && hud.superview == nil)
  }

  @Test func aHUDWithoutASuperviewAppearsWhenItGetsOne() {
    let log = HUDLog()
    let hud = HUDView(frame: .zero)
    hud.delegate = log
    hud.show(animated: false)
    #expect(log.events.isEmpty && hud.isVisible)
    it.container.addSubview(hud)
    #expect(log.events == ["will appear", "did appear"])
    #expect(hud.frame == it.container.bounds && hud.alpha == 1)
  }

  @Test func aHUDThatMovesToAnotherViewStaysOnScreen() {
    let log = HUDLog()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    it.container.addSubview(other)
    let hud = it.showHUD { $0.delegate = log }
    other.addSubview(hud)
    #expect(log.events == ["will appear", "did appear"] && hud.frame == other.bounds)
    #expect(HUDView.hud(in: other) === hud && HUDView.hud(in: it.container) == nil)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/89"), arguments: [0, 1] as [Double])
  func hidingTwiceIsHidingOnce(minimumVisibleTime: Double) async {
    let log = HUDLog()
    let hud = it.showHUD(animated: true) { $0.minimumVisibleTime = minimumVisibleTime }
    await it.advance(by: 0.5)
    hud.delegate = log
    hud.hide(animated: true)
    hud.hide(animated: true)
    await it.advance(by: 0.1)
    #expect(it.huds == [hud] && hud.bezel.isFadedOut == (minimumVisibleTime == 0))
    await it.advance(by: 1)
    #expect(log.events == ["will disappear", "hidden and removed"])
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/292"))
  func aHUDShownDuringTheFadeOutStays() async {
    let log = HUDLog()
    let progress = Progress(totalUnitCount: 10)
    let hud = it.showHUD { $0.observedProgress = progress }
    hud.delegate = log
    hud.onHidden = { log.events.append("block") }
    hud.hide(animated: true)
    await it.advance(by: 0.1)
    hud.show(animated: true)
    await it.advance(by: 1)
    #expect(it.huds == [hud] && hud.alpha == 1)
    #expect(log.events == ["will disappear", "will appear", "did appear"])
    progress.completedUnitCount = 5
    await it.advance(by: 1)
    #expect(hud.progress == 0.5)
  }

  // MARK: The HUDs of a view

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/188"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/32"))
  func allHUDsOfAViewCanBeHidden() async {
    for _ in 0..<3 { it.showHUD() }
    #expect(HUDView.hideAll(in: it.container, animated: true) == 3)
    #expect(HUDView.hideAll(in: it.container, animated: true) == 0)
    await it.advance(by: 0.5)
    #expect(it.huds.isEmpty)
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/427"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/450"))
  func aHUDIsFoundUntilItIsHidden() async {
    var found: HUDView? { HUDView.hud(in: it.container) }
    let hud = it.addHUD()
    #expect(found === hud && !hud.isVisible && hud.alpha == 0)
    hud.graceTime = 0.5
    hud.minimumVisibleTime = 1
    hud.show(animated: false)
    #expect(found === hud)
    await it.advance(by: 0.6)
    #expect(found === hud)
    hud.hide(animated: true)
    #expect(found == nil && hud.alpha == 1)
    hud.show(animated: true)
    #expect(found === hud && hud.isVisible)
    await it.advance(by: 2)
    hud.hide(animated: false)
    #expect(found == nil && it.huds == [hud])
  }
}

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
      hud.addButton { [weak hud] in hud?.hide(animated: true) }
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

/// What a HUD reports to its delegate, in order.
@MainActor final class HUDLog: HUDViewDelegate {
  var events: [String] = []
  var onHidden: (HUDView) -> Void = { _ in }

  func hudWillAppear(_ hud: HUDView) { events.append("will appear") }
  func hudDidAppear(_ hud: HUDView) { events.append("did appear") }
  func hudWillDisappear(_ hud: HUDView) { events.append("will disappear") }
  func hudWasHidden(_ hud: HUDView) {
    events.append(hud.superview == nil ? "hidden and removed" : "hidden")
    onHidden(hud)
  }

  /// A whole presentation of a HUD that leaves its superview.
  static let whole = ["will appear", "did appear", "will disappear", "hidden and removed"]
}
