// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

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

  /// Nothing reports that a superview was released.
  @Test func aHUDWhoseViewWasReleasedEndsThoughTheAppKeepsIt() async {
    let tally = Tally()
    var window: UIWindow? = UIWindow(windowScene: it.screen.windowScene)
    window?.rootViewController = UIViewController()
    window?.isHidden = false
    let hud = HUDView(frame: .zero)
    window?.rootViewController?.view.addSubview(hud)
    hud.show(.text("a", duration: .infinity)) { tally.add() }
    await it.advance(by: 0.5)
    #expect(hud.isVisible)
    window = nil
    await it.advance(by: 0.5)
    #expect(!hud.isVisible && hud.superview == nil && tally.value == 1)
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
