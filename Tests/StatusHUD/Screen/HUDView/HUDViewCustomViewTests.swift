// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// A custom view that the app moves elsewhere and sets again.
@MainActor @Suite(.viewScreen()) struct HUDViewCustomViewTests {
  private let it = ViewScreen.current
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))

  private func showHUD(_ mode: HUDView.Mode = .customView) async -> HUDView {
    let hud = it.showHUD {
      $0.mode = mode
      $0.customView = view
    }
    await it.advance(by: 0.5)
    return hud
  }

  @Test func aViewThatTheAppMovedComesBackWhenItIsSetAgain() async {
    let hud = await showHUD()
    it.container.addSubview(view)
    await it.advance(by: 0.5)
    hud.customView = view
    await it.advance(by: 0.5)
    #expect(view.isDescendant(of: hud.bezelView) && view.alpha == 1)
    #expect(hud.bezelSize == CGSize(width: 100, height: 70))
  }

  @Test func aViewThatTheAppRemovedComesBackWhenItIsSetAgain() async {
    let hud = await showHUD()
    view.removeFromSuperview()
    hud.customView = view
    await it.advance(by: 0.5)
    #expect(view.isDescendant(of: hud.bezelView) && view.alpha == 1)
    #expect(hud.bezelSize == CGSize(width: 100, height: 70))
  }

  @Test func aViewThatAnotherHUDHasMovesToTheOneThatSetsItAgain() async {
    let first = await showHUD()
    let second = await showHUD()
    #expect(view.isDescendant(of: second.bezelView))
    first.customView = view
    await it.advance(by: 0.5)
    #expect(view.isDescendant(of: first.bezelView))
    #expect(first.bezelSize == CGSize(width: 100, height: 70))
  }

  @Test func aViewThatIsThereDoesNotFadeWhenItIsSetAgain() async {
    let hud = await showHUD()
    let superview = view.superview
    hud.customView = view
    await it.advance(by: 0.05)
    #expect(view.superview === superview && superview?.subviews == [view])
    #expect(view.alpha == 1 && view.layer.animationKeys() ?? [] == [])
  }

  @Test func inAnotherModeTheViewStaysWhereTheAppPutIt() async {
    let hud = await showHUD(.spinner)
    it.container.addSubview(view)
    hud.customView = view
    await it.advance(by: 0.5)
    #expect(view.superview === it.container)
  }
}
