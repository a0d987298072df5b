// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Grace time, minimum time, delayed hides, and what one does to the other.
@MainActor @Suite(.viewScreen()) struct HUDViewTimingTests {
  private let it = ViewScreen.current

  // MARK: Grace time

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/20"))
  func aHUDHiddenInItsGraceTimeNeverAppears() async {
    let log = HUDLog()
    let hud = it.showHUD(animated: true) {
      $0.configuration.graceTime = 1
      $0.delegate = log
    }
    hud.hide(animated: true)
    #expect(log.events == [] && it.huds.isEmpty)
    await it.advance(by: 2)
    #expect(log.events == [])
  }

  // MARK: Minimum time

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/350"))
  func theMinimumTimeBeginsWithTheFadeIn() async {
    let hud = it.showHUD(animated: true) {
      $0.configuration.graceTime = 1
      $0.configuration.minimumVisibleTime = 2
    }
    await it.advance(by: 1.1)
    hud.hide(animated: false)
    await it.advance(by: 1.8)
    #expect(it.huds == [hud])
    await it.advance(by: 0.2)
    #expect(it.huds.isEmpty)
  }

  // MARK: Delayed hides

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

  @Test(arguments: [-1, 0, .nan, .infinity] as [Double])
  func aDelayThatIsNoneHidesAtOnce(_ delay: Double) {
    let hud = it.showHUD()
    hud.hide(animated: false, after: delay)
    #expect(it.huds.isEmpty)
  }

  /// The timers of the first presentation would act at 1.2, 1.5 and 2 s.
  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/79"))
  func timersOfAnEarlierPresentationDoNothing() async {
    let hud = it.addHUD()
    hud.configuration.graceTime = 1.2
    hud.configuration.minimumVisibleTime = 0.3
    hud.show(animated: true)
    hud.hide(animated: true, after: 2)
    await it.advance(by: 1)
    hud.hide(animated: true)
    hud.configuration.graceTime = 0
    hud.configuration.minimumVisibleTime = 0
    hud.show(animated: true)
    for _ in 0..<20 {
      await it.advance(by: 0.1)
      #expect(hud.isShown && hud.isVisible)
    }
  }
}

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

  private static let hidden = ["will disappear", "disappeared and removed", "completion"]

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

  // MARK: It is replaced or cancelled

  @Test func itRunsWhenTheHUDIsRemoved() async {
    let hud = showHUD()
    hide(hud, after: 1)
    hud.removeFromSuperview()
    await expect(Self.hidden)
  }

  @Test func aMessageCancelsIt() async {
    let hud = showHUD()
    hide(hud, after: 1)
    hud.show(.success("Saved", duration: 3))
    #expect(log.events == ["completion"])
    await it.advance(by: 2.9)
    #expect(log.events == ["completion"] && hud.isShown)
    await it.advance(by: 0.5)
    await expect(["completion", "will disappear", "disappeared and removed"])
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

  // MARK: Grace time

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/605"), arguments: [0, 0.2, 2])
  func aNewGraceTimeChangesWhenItAppearsAndNotWhenItIsHidden(graceTime: Double) async {
    let hud = it.showHUD { $0.configuration.graceTime = 5 }
    hud.delegate = log
    hide(hud, after: 1)
    await it.advance(by: 0.5)
    hud.configuration.graceTime = graceTime
    await it.advance(by: 0)
    let appears = graceTime < 0.5
    #expect(hud.isShown == appears && log.events.contains("completion") == false)
    await it.advance(by: 0.4)
    #expect(hud.isVisible)
    await it.advance(by: 0.2)
    await expect(
      appears
        ? ["will appear", "did appear"] + Self.hidden : ["completion"])
  }
}
