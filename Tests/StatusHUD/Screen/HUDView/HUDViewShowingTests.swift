// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

@MainActor @Suite(.viewScreen()) struct HUDViewShowingTests {
  private let it = ViewScreen.current
  private let log = HUDLog()

  /// Nothing animates there.
  @Test func outsideAWindowAHUDIsThereAndGoneAtOnce() {
    let view = UIView(frame: .zero)
    let hud = HUDView.show(in: view) { $0.delegate = log }
    #expect(log.events == ["will appear", "did appear"])
    hud.hide()
    #expect(log.events == HUDLog.whole)
  }

  @Test func aHUDFromAnArchiveIsLikeAnyOther() async throws {
    let hud = try #require(HUDView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    it.container.addSubview(hud)
    hud.frame = it.container.bounds
    hud.status = "Loading"
    hud.show()
    await it.advance(by: 0.5)
    let other = it.showHUD { $0.status = "Loading" }
    #expect(hud.isShown && hud.bezelFrame == other.bezelFrame)
  }

  /// As a snapshot test needs it. A spinner turns, and a glyph draws itself.
  @Test(arguments: [false, true])
  func progressAndTextWithoutAnAnimationLookTheSameFromTheBeginning(isText: Bool) async {
    if isText {
      HUDView.show(.text("Copied"), in: it.container, animated: false)
    } else {
      it.showHUD { $0.progress = 0.4 }
    }
    let first = it.pixels()
    #expect(first.bounds(differingFrom: .white) != nil)
    await it.advance(by: 0.5)
    #expect(it.pixels().bounds(differingFrom: first) == nil)
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

  /// The HUD keeps its spinner for the next presentation.
  @Test(arguments: StatusHUD.SpinnerStyle.allCases)
  func noSpinnerRunsInAHiddenHUD(style: StatusHUD.SpinnerStyle) async {
    let page = UIView(frame: it.container.bounds)
    it.container.addSubview(page)
    let hud = it.addHUD(to: page)
    hud.configuration.spinnerStyle = style
    for _ in 0..<2 {
      hud.show(animated: false)
      await it.advance(by: 0.5)
      let (ring, native) = (
        hud.indicator as? IndefiniteSpinnerView, hud.indicator as? SystemSpinnerView
      )
      func isRunning() -> Bool {
        ring?.ringLayer.animationKeys() != nil || native?.indicator.isAnimating == true
      }
      #expect(isRunning())
      hud.hide(animated: false)
      page.removeFromSuperview()
      it.container.addSubview(page)
      await it.advance(by: 0.5)
      #expect(!isRunning())
    }
  }
}
