// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.viewScreen()) struct HUDViewShowingTests {
  private let it = ViewScreen.current
  private let log = HUDLog()

  @Test func aDelegateNeedsNoMethods() {
    final class Silent: HUDViewDelegate {}
    let delegate = Silent()
    let hud = HUDView.show(in: it.container, animated: false) { $0.delegate = delegate }
    hud.hide(animated: false)
    #expect(!hud.isVisible)
  }

  /// Nothing animates there.
  @Test func outsideAWindowAHUDIsThereAndGoneAtOnce() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let hud = HUDView(frame: .zero)
    hud.delegate = log
    view.addSubview(hud)
    hud.show(animated: true)
    #expect(log.events == ["will appear", "did appear"])
    hud.removesFromSuperviewOnHide = true
    hud.hide(animated: true)
    #expect(log.events == HUDLog.whole && hud.superview == nil)
  }

  @Test func aHUDAppearsWhenItGetsASuperviewAndStaysOnScreenInAnother() {
    let hud = HUDView(frame: .zero)
    hud.delegate = log
    hud.show(animated: false)
    #expect(log.events.isEmpty && hud.isVisible)
    it.container.addSubview(hud)
    #expect(log.events == ["will appear", "did appear"])
    #expect(hud.frame == it.container.bounds && hud.isShown)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    it.container.addSubview(other)
    other.addSubview(hud)
    #expect(log.events == ["will appear", "did appear"] && hud.frame == other.bounds)
    #expect(HUDView.hud(in: other) === hud && HUDView.hud(in: it.container) == nil)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/89"), arguments: [0, 1] as [Double])
  func hidingTwiceIsHidingOnce(minimumVisibleTime: Double) async {
    let hud = it.showHUD { $0.delegate = log }
    hud.configuration.minimumVisibleTime = minimumVisibleTime
    await it.advance(by: 0.5)
    hud.hide(animated: true)
    hud.hide(animated: true)
    await it.advance(by: 0.1)
    #expect(it.huds == [hud] && hud.bezel.isFadedOut == (minimumVisibleTime == 0))
    await it.advance(by: 1)
    #expect(log.events == HUDLog.whole)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/292"))
  func aHUDShownDuringTheFadeOutStays() async {
    let progress = Progress(totalUnitCount: 10)
    let hud = it.showHUD { $0.follow(progress) }
    hud.delegate = log
    hud.hide(animated: true)
    await it.advance(by: 0.1)
    hud.show(animated: true)
    await it.advance(by: 1)
    #expect(it.huds == [hud] && hud.isShown)
    #expect(log.events == ["will disappear", "will appear", "did appear"])
    progress.completedUnitCount = 5
    await it.advance(by: 1)
    #expect(hud.progress == 0.5)
  }

  @Test func showWhileTheHUDIsOnScreenChangesNothing() async {
    let hud = await it.showHUD(for: 1) { ($0.status, $0.delegate) = ("Loading", log) }
    let spinner = hud.indicator
    hud.show()
    await it.advance(by: 1)
    #expect(hud.isShown && hud.indicator === spinner && hud.label.text == "Loading")
    #expect(log.events == ["will appear", "did appear"])
    hud.hide(animated: false)
    #expect(log.events == HUDLog.whole, "one hide ends both")
  }

  // MARK: The HUDs of a view

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/188"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/32"), arguments: [false, true])
  func allHUDsOfAWindowAreThoseOfItsSubviewsToo(animated: Bool) async {
    let (outer, inner) = (UIView(frame: it.container.bounds), UIView(frame: it.container.bounds))
    let scrollView = UIScrollView(frame: it.container.bounds)
    it.container.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(scrollView)
    let views = [it.window, it.container, it.container, outer, inner, scrollView]
    let huds = views.map { it.showHUD(in: $0) }
    #expect(HUDView.hideAll(in: it.window, animated: animated) == views.count)
    #expect(HUDView.hideAll(in: it.window, animated: animated) == 0)
    await it.advance(by: 0.5)
    #expect(huds.allSatisfy { !$0.isVisible && $0.superview == nil })
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/427"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/450"))
  func aHUDIsFoundUntilItIsHidden() async {
    var found: HUDView? { HUDView.hud(in: it.container) }
    let hud = it.addHUD()
    #expect(found === hud && !hud.isVisible && !hud.isShown)
    (hud.configuration.graceTime, hud.configuration.minimumVisibleTime) = (5, 1)
    hud.show(animated: false)
    #expect(found === hud && !hud.isShown)
    hud.configuration.graceTime = 0.5
    await it.advance(by: 0.6)
    #expect(found === hud && hud.isShown)
    hud.hide(animated: true)
    #expect(found == nil && hud.isShown)
    hud.show(animated: true)
    #expect(found === hud && hud.isVisible)
    await it.advance(by: 2)
    hud.hide(animated: false)
    #expect(found == nil && it.huds == [hud])
  }

  private final class NamedHUD: HUDView {
    required init(frame: CGRect) {
      super.init(frame: frame)
      status = "subclass"
      configuration.margin = 30
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/381"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/416"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/510"))
  func aSubclassHasItsOwnDefaultsAndFindsOnlyItsOwn() {
    let plain = it.showHUD()
    let first = NamedHUD.show(in: it.container, animated: false)
    let second = NamedHUD.show(in: it.container, animated: false) { $0.status = "configured" }
    #expect(it.hudTexts == [nil, "subclass", "configured"])
    #expect(second.configuration.margin == 30 && plain.configuration.margin == 16)
    #expect(NamedHUD.hud(in: it.container) === second)
    #expect(NamedHUD.hideAll(in: it.container, animated: false) == 2)
    #expect(it.huds == [plain] && !first.isVisible)
    #expect(!NamedHUD.hide(in: it.container, animated: false))
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
      hud.status = "Label"
      hud.follow(Progress(totalUnitCount: 10))
      hud.configuration.isMotionEffectEnabled = true
      hud.customView = GlyphView(icon: .success)
      hud.onTapInside = { _ in }
      hud.onCancel = { [weak hud] in hud?.hide() }
    }
  }

  enum End: CaseIterable, Sendable {
    case hide, animatedHide, message, removal, removalDuringTheFadeIn, removalDuringTheFadeOut
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/70"), arguments: End.allCases)
  func aHUDIsFreedOnceItIsGone(by end: End) async {
    weak var hud: HUDView?
    weak var bezel: UIView?
    do {
      let shown = showHUD()
      (hud, bezel) = (shown, shown.bezel)
      await it.advance(by: end == .removalDuringTheFadeIn ? 0.05 : 0.5)
      switch end {
      case .hide: shown.hide(animated: false)
      case .animatedHide: shown.hide(animated: true)
      case .message: shown.show(.success("Saved", duration: 1))
      case .removal, .removalDuringTheFadeIn: shown.removeFromSuperview()
      case .removalDuringTheFadeOut:
        shown.hide(animated: true)
        shown.removeFromSuperview()
      }
    }
    await it.advance(by: 0.1)
    #expect((hud != nil) == [.animatedHide, .message].contains(end))
    await it.advance(by: 2)
    #expect(hud == nil && bezel == nil)
    let events = HUDLog.whole.filter { end != .removalDuringTheFadeIn || $0 != "did appear" }
    #expect(log.events == events)
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
      it.showHUD(in: view, animated: true) { $0.configuration.graceTime = 1000 }
      (hud, superview) = (shown, view)
      await it.advance(by: 0.5)
      view.removeFromSuperview()
    }
    await it.advance(by: 0.5)
    #expect(hud == nil && superview == nil)
  }
}

/// What a HUD reports to its delegate, in order.
@MainActor final class HUDLog: HUDViewDelegate {
  var events: [String] = []
  var onDisappear: (HUDView) -> Void = { _ in }

  func hudWillAppear(_ hud: HUDView) { events.append("will appear") }
  func hudDidAppear(_ hud: HUDView) { events.append("did appear") }
  func hudWillDisappear(_ hud: HUDView) { events.append("will disappear") }
  func hudDidDisappear(_ hud: HUDView) {
    events.append(hud.superview == nil ? "disappeared and removed" : "disappeared")
    onDisappear(hud)
  }

  /// A whole presentation of a HUD that leaves its superview.
  static let whole = ["will appear", "did appear", "will disappear", "disappeared and removed"]
}
