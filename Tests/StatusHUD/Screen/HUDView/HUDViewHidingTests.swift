// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Grace time, hides, delayed hides, and what one does to the other. The completion of each hide runs
/// once, whatever becomes of the HUD meanwhile.
@MainActor @Suite(.viewScreen()) struct HUDViewHidingTests {
  private let it = ViewScreen.current
  private let log = HUDLog()

  private func hide(_ hud: HUDView, after delay: Double, animated: Bool = false) {
    hud.hide(animated: animated, after: delay) { [log] in log.events.append("completion") }
  }

  /// Lets everything happen that could happen, and expects nothing more.
  private func expect(_ events: [String], sourceLocation: SourceLocation = #_sourceLocation) async {
    #expect(log.events == events, sourceLocation: sourceLocation)
    await it.advance(by: 20)
    #expect(log.events == events, "later", sourceLocation: sourceLocation)
  }

  // MARK: Grace time

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/20"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/79"))
  func aHUDHiddenInItsGraceTimeNeverAppearsAndItsTimersDoNothing() async {
    let hud = it.showHUD(animated: true) {
      $0.configuration.graceTime = 1.2
      $0.delegate = log
    }
    hide(hud, after: 2)
    await it.advance(by: 1)
    hud.hide(animated: true)
    #expect(it.huds.isEmpty && log.events == ["completion"])
    hud.configuration.graceTime = 0
    hud.show(animated: false)
    for _ in 0..<20 {
      await it.advance(by: 0.1)
      #expect(hud.isShown && hud.isVisible)
    }
    #expect(log.events == ["completion", "will appear", "did appear"])
  }

  // MARK: Delayed hides

  /// A HUD whose grace time is not over is never seen.
  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/605"), arguments: [0, 0.2, 5], [false, true])
  func itRemainsInEffectDuringTheGraceTime(graceTime: Double, animated: Bool) async {
    let isSeen = graceTime < 1
    let hud = it.showHUD { ($0.configuration.graceTime, $0.delegate) = (graceTime, log) }
    hide(hud, after: 1, animated: animated)
    await it.advance(by: 0.99)
    #expect(log.events == (isSeen ? ["will appear", "did appear"] : []) && hud.isVisible)
    await it.advance(by: 0.05)
    let fadesOut = log.events.last == "will disappear"
    #expect(!hud.isVisible && fadesOut == (animated && isSeen))
    await it.advance(by: 0.3)
    await expect((isSeen ? HUDLog.whole : []) + ["completion"])
  }

  /// The HUD lives until then: nobody else has to keep it.
  @Test(arguments: ["no view", "view", "view in a window"])
  func itsCompletionRunsThoughEverybodyReleasedTheHUD(in place: String) async {
    weak var kept: HUDView?
    weak var view: UIView?
    do {
      let container = UIView(frame: it.container.bounds)
      if place == "view in a window" { it.container.addSubview(container) }
      let hud = HUDView(frame: .zero)
      if place != "no view" { container.addSubview(hud) }
      hud.show(animated: false)
      hide(hud, after: 1)
      (kept, view) = (hud, container)
      await it.advance(by: 0.5)
      container.removeFromSuperview()
    }
    await it.advance(by: 0.4)
    #expect(log.events == [] && kept != nil)
    await it.advance(by: 0.2)
    await expect(["completion"])
    #expect(kept == nil && view == nil && MediaClock.nextDeadline == nil)
  }

  /// Nothing keeps a HUD for its messages, which may be endless.
  @Test(arguments: ["no view", "view", "view in a window", "class method"])
  func completionsOfMessagesRunThoughEverybodyReleasedTheHUD(in place: String) async {
    weak var kept: HUDView?
    let texts = ["a", "b", "c"]
    func complete(_ text: String) -> HUDRequests.Completion { { [log] in log.events.append(text) } }
    do {
      let view = UIView(frame: it.container.bounds)
      if place == "view in a window" { it.container.addSubview(view) }
      let hud = HUDView(frame: .zero)
      hud.configuration.messagePolicy = .queue
      if place.hasPrefix("view") { view.addSubview(hud) }
      for text in texts {
        let message = StatusHUD.Message.text(text, duration: .infinity)
        if place == "class method" {
          HUDView.show(message, in: view, animated: false) {
            $0.messagePolicy = .queue
          } completion: {
            complete(text)()
          }
          kept = it.messageHUD(in: view)
        } else {
          hud.show(message, completion: complete(text))
          kept = hud
        }
      }
      await it.advance(by: 0.5)
      #expect(log.events == [])
      view.removeFromSuperview()
    }
    await it.advance(by: 0.5)
    #expect(kept == nil && log.events.sorted() == texts && MediaClock.nextDeadline == nil)
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/321"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/503"))
  func everyHideHasItsCompletion() async {
    var ends: [Int] = []
    let hud = it.showHUD()
    hud.hide(animated: true) { ends.append(1) }
    hud.show(animated: true)
    #expect(ends == [1])
    hud.hide(animated: true, after: 0.1) { ends.append(2) }
    await it.advance(by: 0.2)
    hud.hide(animated: true) { ends.append(3) }
    #expect(ends == [1], "it fades out")
    await it.advance(by: 1)
    #expect(ends == [1, 2, 3] && it.huds.isEmpty)
    hud.hide(animated: true) { ends.append(4) }
    #expect(ends == [1, 2, 3, 4])
  }

  /// As with another tab, a closed window, or an app in the background.
  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/366"),
    arguments: ["background", "container removed", "window closed"])
  func anInterruptedFadeOutStillEnds(by event: String) async {
    let hud = it.showHUD { $0.delegate = log }
    hud.hide(animated: true)
    await it.advance(by: 0.1)
    switch event {
    case "background": it.screen.setActivationState(.background)
    case "container removed": it.container.removeFromSuperview()
    default: it.window.isHidden = true
    }
    await it.advance(by: 1)
    #expect(it.huds.isEmpty && log.events == HUDLog.whole)
  }

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
}
