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

  @Test(arguments: HUDView.Animation.allCases)
  func aFadeTurnsBackFromWhatIsSeen(_ type: HUDView.Animation) async {
    let hud = it.showHUD(animated: true) { $0.animation = type }
    await it.advance(by: 0.1)
    for isShown in [false, true, false, true] {
      let seen = (scale: scale(hud), opacity: opacity(hud))
      if isShown { hud.show(animated: true) } else { hud.hide(animated: true) }
      #expect(isClose(scale(hud), seen.scale, tolerance: 0.001))
      #expect(isClose(opacity(hud), seen.opacity, tolerance: 0.001))
      await it.advance(by: 0.05)
    }
    await it.advance(by: 0.5)
    #expect(isWhole(hud) && it.huds == [hud])
  }

  /// The zoom is the motion that such a user does not want; the fade stays.
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

  @Test func aRemovedHUDFadesInAgain() async {
    let hud = it.showHUD { $0.animation = .zoom }
    hud.removeFromSuperview()
    await it.advance(by: 0.1)
    hud.show(animated: true)
    await it.advance(by: 0)
    #expect(scale(hud) == 0.5 && opacity(hud) == 0)
    await it.advance(by: 0.5)
    #expect(isWhole(hud))
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
    #expect(corner == Pixel(0, 0, 0))
    hud.hide(animated: true)
    await it.advance(by: 0.5)
    #expect(corner == Pixel(255, 255, 255))
  }

  /// The first layout belongs to no animation that happens to be under way.
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

  // MARK: Calls without animation

  @Test func hidingWithoutAnimationEndsAFadeOut() async {
    let log = HUDLog()
    let hud = it.showHUD { $0.delegate = log }
    hud.hide(animated: true)
    await it.advance(by: 0.1)
    hud.hide(animated: false)
    #expect(it.huds.isEmpty && hud.alpha == 0 && opacity(hud) == 0)
    #expect(log.events == HUDLog.whole)
    await it.advance(by: 1)
    #expect(log.events == HUDLog.whole)
  }

  @Test func showingWithoutAnimationEndsAFadeIn() async {
    let log = HUDLog()
    let hud = it.showHUD(animated: true) {
      $0.delegate = log
      $0.animation = .zoom
    }
    await it.advance(by: 0.1)
    hud.show(animated: false)
    #expect(isWhole(hud) && hud.bezelView.layer.animationKeys() == nil)
    #expect(log.events == ["will appear", "did appear"])
    await it.advance(by: 1)
    #expect(log.events == ["will appear", "did appear"])
  }

  @Test func showingWithoutAnimationTurnsAFadeOutBack() async {
    let hud = it.showHUD { $0.animation = .zoomOut }
    hud.hide(animated: true)
    await it.advance(by: 0.1)
    hud.show(animated: false)
    #expect(isWhole(hud))
    await it.advance(by: 1)
    #expect(it.huds == [hud] && hud.alpha == 1)
  }
}
