// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// The completion of a delayed hide runs once, whatever becomes of the HUD meanwhile.
@MainActor @Suite(.viewScreen()) struct HUDViewDelayedHideTests {
  private let it = ViewScreen.current
  private let log = HUDLog()

  private func hide(
    _ hud: HUDView, after delay: Double, animated: Bool = false, _ name: String = "completion"
  ) {
    hud.hide(animated: animated, after: delay) { [log] in log.events.append(name) }
  }

  private func showHUD() -> HUDView {
    let hud = it.showHUD()
    hud.delegate = log
    return hud
  }

  private static let hidden = ["will disappear", "hidden and removed", "completion"]

  /// Lets everything happen that could happen, and expects nothing more.
  private func expect(_ events: [String], sourceLocation: SourceLocation = #_sourceLocation) async {
    #expect(log.events == events, sourceLocation: sourceLocation)
    await it.advance(by: 20)
    #expect(log.events == events, "later", sourceLocation: sourceLocation)
  }

  // MARK: It is hidden

  @Test(arguments: [false, true]) func itRunsWhenTheHUDIsHidden(animated: Bool) async {
    let hud = showHUD()
    hide(hud, after: 1, animated: animated)
    await it.advance(by: 0.99)
    #expect(log.events == [] && hud.isVisible)
    await it.advance(by: 0.05)
    #expect(!hud.isVisible && (log.events == Self.hidden) == !animated)
    await it.advance(by: 0.3)
    await expect(Self.hidden)
  }

  @Test func itRunsAfterAllOtherCallbacks() async {
    let hud = showHUD()
    hud.onHidden = { [log] in log.events.append("block") }
    hide(hud, after: 1)
    await it.advance(by: 1.1)
    await expect(["will disappear", "block", "hidden and removed", "completion"])
  }

  @Test func itWaitsForTheMinimumTime() async {
    let hud = it.showHUD { $0.minimumVisibleTime = 3 }
    hud.delegate = log
    hide(hud, after: 1)
    await it.advance(by: 2.9)
    #expect(log.events == [] && !hud.isVisible && it.huds == [hud])
    await it.advance(by: 0.2)
    await expect(Self.hidden)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func withAnInvalidDelayItRunsAtOnce(_ delay: Double) async {
    hide(showHUD(), after: delay)
    await expect(Self.hidden)
  }

  // MARK: It is replaced or cancelled

  @Test func itRunsAtOnceWhenALaterDelayReplacesIt() async {
    let hud = showHUD()
    hide(hud, after: 1, "first")
    hide(hud, after: 2, "second")
    #expect(log.events == ["first"])
    await it.advance(by: 1.5)
    #expect(log.events == ["first"] && hud.isVisible)
    await it.advance(by: 0.6)
    await expect(["first", "will disappear", "hidden and removed", "second"])
  }

  @Test(arguments: [false, true])
  func itRunsWhenAHideWithoutADelayReplacesIt(animated: Bool) async {
    let hud = showHUD()
    hide(hud, after: 5, "delayed")
    hide(hud, after: 0, animated: animated, "now")
    await it.advance(by: 1)
    #expect(log.events.filter { $0 == "delayed" || $0 == "now" } == ["delayed", "now"])
    #expect(log.events.count == 4 && it.huds.isEmpty)
    await expect(log.events)
  }

  @Test func itRunsAtOnceWhenAShowCancelsIt() async {
    let hud = showHUD()
    hide(hud, after: 1)
    hud.show(animated: false)
    #expect(hud.isVisible)
    await expect(["completion"])
    #expect(hud.isVisible && it.huds == [hud])
  }

  @Test func itRunsWhenTheHUDIsRemoved() async {
    let hud = showHUD()
    hide(hud, after: 1)
    hud.removeFromSuperview()
    await expect(Self.hidden)
  }

  @Test func itRunsWhenAllAreHidden() async {
    hide(showHUD(), after: 1)
    #expect(HUDView.hideAll(in: it.container, animated: false) == 1)
    await expect(Self.hidden)
  }

  // MARK: There is nothing to wait for

  @Test func withoutAHUDOnScreenItRunsAtOnce() async {
    let hud = showHUD()
    hud.hide(animated: false)
    log.events = []
    hide(hud, after: 5)
    await expect(["completion"])
    let other = it.addHUD()
    other.delegate = log
    hide(other, after: 5, "never shown")
    await expect(["completion", "never shown"])
    #expect(it.huds == [other], "nothing is hidden")
  }

  @Test func duringAFadeOutItRunsAtTheEndOfThat() async {
    let hud = showHUD()
    hud.hide(animated: true) { [log] in log.events.append("first") }
    hide(hud, after: 5, "second")
    #expect(log.events == ["will disappear"])
    await it.advance(by: 0.4)
    await expect(["will disappear", "hidden and removed", "first", "second"])
  }

  // MARK: Lifetime

  /// The HUD lives until then: nobody else has to keep it.
  @Test func itRunsThoughEverybodyReleasedTheHUD() async {
    weak var kept: HUDView?
    do {
      let hud = HUDView(frame: .zero)
      hud.show(animated: false)
      hide(hud, after: 1)
      kept = hud
    }
    await it.advance(by: 0.9)
    #expect(log.events == [] && kept != nil)
    await it.advance(by: 0.2)
    await expect(["completion"])
    #expect(kept == nil && MediaClock.nextDeadline == nil)
  }

  @Test(arguments: [false, true]) func itRunsThoughTheViewIsGone(isInAWindow: Bool) async {
    weak var kept: HUDView?
    weak var view: UIView?
    do {
      let container = UIView(frame: it.container.bounds)
      if isInAWindow { it.container.addSubview(container) }
      let hud = it.showHUD(in: container)
      hide(hud, after: 1)
      (kept, view) = (hud, container)
      await it.advance(by: 0.5)
      container.removeFromSuperview()
    }
    await it.advance(by: 1)
    await expect(["completion"])
    #expect(kept == nil && view == nil)
  }

  @Test func withoutOneTheDelayDoesNotKeepTheHUD() async {
    weak var kept: HUDView?
    do {
      let hud = HUDView(frame: .zero)
      hud.show(animated: false)
      hud.hide(animated: false, after: 1)
      kept = hud
    }
    await it.advance(by: 0.1)
    #expect(kept == nil)
  }

  @Test func theHUDIsReleasedAfterIt() async {
    weak var kept: HUDView?
    do {
      let hud = showHUD()
      hide(hud, after: 1, animated: true)
      kept = hud
    }
    await it.advance(by: 2)
    await expect(Self.hidden)
    #expect(kept == nil)
  }

  // MARK: Grace time

  /// The delay counts from the call, in the grace time too.
  @Test func inTheGraceTimeNothingAppears() async {
    let hud = it.showHUD { $0.graceTime = 3 }
    hud.delegate = log
    hide(hud, after: 1)
    await it.advance(by: 0.9)
    #expect(log.events == [])
    await it.advance(by: 0.2)
    await expect(["hidden and removed", "completion"])
  }

  @Test(arguments: [0, 0.2, 2])
  func aNewGraceTimeChangesWhenItAppearsAndNotWhenItIsHidden(graceTime: Double) async {
    let hud = it.showHUD { $0.graceTime = 5 }
    hud.delegate = log
    hide(hud, after: 1)
    await it.advance(by: 0.5)
    hud.graceTime = graceTime
    let appears = graceTime < 0.5
    #expect(hud.alpha == (appears ? 1 : 0) && log.events.contains("completion") == false)
    await it.advance(by: 0.4)
    #expect(hud.isVisible)
    await it.advance(by: 0.2)
    await expect(
      appears
        ? ["will appear", "did appear"] + Self.hidden : ["hidden and removed", "completion"])
  }

  // MARK: Calls in it

  @Test func theHUDCanBeShownInIt() async {
    let hud = showHUD()
    hud.hide(animated: false, after: 1) { [log, weak hud] in
      log.events.append("completion")
      hud?.show(animated: false)
    }
    await it.advance(by: 1.1)
    await expect(Self.hidden + ["will appear", "did appear"])
    #expect(it.huds == [hud] && hud.isVisible)
  }

  @Test func anotherDelayedHideCanBeginInOneThatIsReplaced() async {
    let hud = showHUD()
    hud.hide(animated: false, after: 1) { [log, weak hud] in
      log.events.append("first")
      hud?.hide(animated: false, after: 3) { log.events.append("third") }
    }
    hide(hud, after: 2, "second")
    #expect(log.events == ["first", "second"])
    await it.advance(by: 2.9)
    #expect(log.events == ["first", "second"] && hud.isVisible)
    await it.advance(by: 0.2)
    await expect(["first", "second", "will disappear", "hidden and removed", "third"])
  }
}
