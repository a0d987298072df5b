// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// What the user sees of the fades. Expected: the scales and the 0.3 s of MBProgressHUD 1.2.0.
@MainActor @Suite(.viewScreen()) struct HUDViewAnimationTests {
  private let it = ViewScreen.current

  private func scale(_ hud: HUDView) -> CGFloat {
    (hud.bezelView.layer.presentation() ?? hud.bezelView.layer).transform.m11
  }

  private func opacity(_ hud: HUDView) -> Float { hud.bezel.movingOpacity }

  private func isWhole(_ hud: HUDView) -> Bool { scale(hud) == 1 && opacity(hud) == 1 }

  @Test(
    arguments: [
      (HUDView.Animation.fade, 1, 1), (.zoom, 0.5, 0.5), (.zoomIn, 0.5, 1.5), (.zoomOut, 1.5, 0.5),
    ] as [(HUDView.Animation, CGFloat, CGFloat)])
  func theBezelZoomsWhileItFades(
    _ type: HUDView.Animation, from: CGFloat, to: CGFloat
  ) async {
    let hud = it.showHUD(animated: true) { $0.animation = type }
    await it.advance(by: 0)
    #expect(scale(hud) == from && opacity(hud) == 0)
    await it.advance(by: 0.1)
    let between = scale(hud)
    #expect(from == 1 ? between == 1 : between > min(from, 1) && between < max(from, 1))
    #expect(opacity(hud) > 0 && opacity(hud) < 1)
    await it.advance(by: 0.25)
    #expect(isWhole(hud) && hud.bezelView.layer.animationKeys() == nil)
    hud.hide(animated: true)
    #expect(hud.bezelView.transform.a == to)
    await it.advance(by: 0.25)
    #expect(it.huds == [hud])
    await it.advance(by: 0.1)
    #expect(it.huds.isEmpty)
  }

  @Test(arguments: HUDView.Animation.allCases)
  func aHUDThatZoomedAwayIsShownInItsSize(_ type: HUDView.Animation) async {
    let hud = it.showHUD { $0.animation = type }
    hud.hide(animated: true)
    await it.advance(by: 0.5)
    hud.show(animated: false)
    #expect(hud.bezelView.transform == .identity && isWhole(hud))
  }

  /// Reduce Motion removes the zoom. The fade remains.
  @Test(arguments: HUDView.Animation.allCases)
  func aUserWhoReducesMotionSeesFadesOnly(_ type: HUDView.Animation) async {
    it.screen.isReduceMotionEnabled = true
    let hud = it.showHUD(animated: true) { $0.animation = type }
    await it.advance(by: 0.1)
    #expect(scale(hud) == 1 && opacity(hud) < 1)
    await it.advance(by: 0.5)
    hud.hide(animated: true)
    await it.advance(by: 0.1)
    #expect(scale(hud) == 1 && opacity(hud) < 1)
  }

  @Test func theBackgroundFadesToo() async {
    let hud = it.showHUD(animated: true) {
      $0.backgroundView.color = UIColor(white: 0, alpha: 1)
      $0.bezelView.isHidden = true
    }
    var corner: Pixel { it.pixels().straight(2, 2) }
    await it.advance(by: 0.1)
    #expect(![Pixel(255, 255, 255), Pixel(0, 0, 0)].contains(corner))
    await it.advance(by: 0.5)
    #expect(corner == .black)
    hud.hide(animated: true)
    await it.advance(by: 0.5)
    #expect(corner == .white)
  }

  /// An animation of the app doesn't animate the first layout of the HUD.
  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/363"))
  func aHUDDoesNotFlyInWithAnAnimationOfTheApp() async {
    var hud: HUDView?
    UIView.animate(withDuration: 2) {
      hud = it.showHUD()
      hud?.layoutIfNeeded()
    }
    await it.advance(by: 0.5)
    let layers = [hud?.layer, hud?.bezelView.layer, hud?.label.layer].compactMap { $0 }
    #expect(layers.count == 3)
    for layer in layers { #expect(layer.animationKeys() == nil) }
    #expect(hud?.bezelView.center == CGPoint(x: 160, y: 240))
  }
}

/// The calls of the delegate, of `onHidden`, and of completions.
@MainActor @Suite(.viewScreen()) struct HUDViewCallbackTests {
  private let it = ViewScreen.current

  /// Without animation, all of them have run when the call returns.
  @Test(arguments: [false, true]) func callbacksRunInTheDocumentedOrder(animated: Bool) async {
    let (log, container) = (HUDLog(), it.container)
    let hud = it.showHUD(animated: animated) { $0.delegate = log }
    hud.onHidden = { [unowned hud] in
      #expect(hud.alpha == 0 && hud.superview == nil)
      #expect(!HUDView.hide(in: container, animated: false))
      log.events.append("block")
    }
    if animated { await it.advance(by: 0.5) }
    hud.hide(animated: animated) { log.events.append("completion") }
    if animated { await it.advance(by: 0.5) }
    #expect(
      log.events == [
        "will appear", "did appear", "will disappear", "block", "hidden and removed", "completion",
      ])
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/321"))
  func everyHideHasItsCompletion() async {
    var ends: [Int] = []
    let hud = it.showHUD()
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

  @Test func aBlockRunsForOnePresentation() {
    var ends = 0
    let hud = it.showHUD()
    hud.onHidden = { ends += 1 }
    hud.hide(animated: false)
    hud.show(animated: false)
    hud.hide(animated: false)
    #expect(ends == 1 && hud.onHidden == nil)
  }

  /// As with another tab, a closed window, or an app in the background.
  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/366"),
    arguments: ["background", "container removed", "window closed"])
  func anInterruptedFadeOutStillEnds(by event: String) async {
    let log = HUDLog()
    let hud = it.showHUD()
    hud.delegate = log
    hud.hide(animated: true)
    await it.advance(by: 0.1)
    switch event {
    case "background": it.screen.setActivationState(.background)
    case "container removed": it.container.removeFromSuperview()
    default: it.window.isHidden = true
    }
    await it.advance(by: 1)
    #expect(it.huds.isEmpty)
    #expect(log.events == ["will disappear", "hidden and removed"])
  }

  @Test func aDelegateNeedsNoMethods() {
    final class Silent: HUDViewDelegate {}
    let delegate = Silent()
    let hud = it.showHUD { $0.delegate = delegate }
    hud.hide(animated: false)
    #expect(it.huds.isEmpty && hud.delegate === delegate)
  }
}
