// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The HUD in a view of the app.
@MainActor @Suite(.globalHUD) struct ContainerTests {
  private let it = HUDScreen()
  private let container: UIView

  init() {
    container = it.addContainer(CGRect(x: 40, y: 100, width: 200, height: 160))
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/740"))
  func theHUDFillsTheBounds() async {
    container.bounds.origin = CGPoint(x: 7, y: 9)
    await it.show(mask: .black)
    #expect(it.container?.superview === container)
    #expect(it.container?.frame == container.bounds)
    #expect(it.bezelCenter == CGPoint(x: 140, y: 180))
    #expect(it.overlayWindows.isEmpty)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/17"))
  func theBezelShrinksInASmallView() async throws {
    container.frame = CGRect(x: 10, y: 10, width: 70, height: 50)
    await it.show()
    #expect(container.bounds.contains(try it.bezel.frame))
    // A bezel of an odd number of points is half a pixel off at scale 1.
    let center = try #require(it.bezelCenter)
    #expect(isClose(center, CGPoint(x: 45, y: 35), tolerance: 0.5))
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/978"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/322"))
  func aNewSizeIsFollowed() async throws {
    await it.show(mask: .gradient)
    container.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    await it.advance(by: 0)
    #expect(try it.mask.frame == CGRect(x: 0, y: 0, width: 320, height: 300))
    #expect(it.bezelCenter == CGPoint(x: 160, y: 150))
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/763"))
  func withoutAWindowTheHUDIsInItsOwn() async throws {
    container.removeFromSuperview()
    await it.show(mask: .black)
    let log = NotificationLog()
    #expect(it.container?.window is OverlayWindow)

    it.appView.addSubview(container)
    await it.advance(by: 0)
    #expect(it.container?.superview === container)
    #expect(it.takesTouch(at: CGPoint(x: 50, y: 110)))
    #expect(it.overlayWindows.isEmpty)
    #expect(it.bezelCenter == CGPoint(x: 140, y: 180))

    container.removeFromSuperview()
    await it.advance(by: 0)
    #expect(it.container?.window is OverlayWindow)
    #expect(try it.container?.alpha == 1 && it.bezel.movingOpacity == 1)
    #expect(it.overlayWindows.first?.accessibilityViewIsModal == true)
    #expect(it.containers.count == 1)
    #expect(log.entries.isEmpty)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1121"))
  func theContainerIsNotRetained() async {
    weak var view: UIView?
    do {
      let other = it.addContainer(CGRect(x: 0, y: 0, width: 100, height: 100))
      view = other
      await it.show()
      #expect(it.container?.superview === other)
      other.removeFromSuperview()
    }
    await it.advance(by: 0)
    #expect(view == nil)
    #expect(StatusHUD.containerView == nil)
    #expect(it.container?.window is OverlayWindow)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/933"))
  func anotherContainerTakesAHUDOnScreen() async {
    await it.show(mask: .black)
    let log = NotificationLog()
    let other = it.addContainer(CGRect(x: 100, y: 300, width: 120, height: 120))
    #expect(it.container?.superview === other)
    #expect(container.subviews.isEmpty)
    await it.advance(by: 0)
    #expect(it.bezelCenter == CGPoint(x: 160, y: 360))
    StatusHUD.containerView = nil
    #expect(it.container?.window is OverlayWindow)
    #expect(other.subviews.isEmpty)
    #expect(it.containers.count == 1)
    #expect(log.entries.isEmpty)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/318"))
  func aSpinnerThatMovesGoesOnTurning() async {
    await it.show(.activity)
    StatusHUD.containerView = nil
    await it.advance(by: 0.1)
    let frames = it.screen.renderedFrameCount
    await it.advance(by: 1)
    #expect(it.screen.renderedFrameCount - frames >= 50)
  }

  @Test func aMoveDuringAFadeEndsTheFadeOnce() async {
    StatusHUD.configuration.fadeOutDuration = 0.5
    await it.show()
    let log = NotificationLog()
    await it.hide(for: 0.2)
    StatusHUD.containerView = nil
    await it.advance(by: 1)
    #expect(log.entries == ["willDisappear", "didDisappear"])
    #expect(it.containers.isEmpty && it.overlayWindows.isEmpty)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/241"))
  func anUpdateDoesNotBringTheHUDToTheFront() async {
    await it.show()
    let above = UIView(frame: container.bounds)
    container.addSubview(above)
    await it.show(.activity, "Another text")
    #expect(container.subviews.last === above)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/628"))
  func aContainerThatTheAppEmptiesHasTheHUDAgain() async {
    await it.show()
    for subview in container.subviews { subview.removeFromSuperview() }
    await it.advance(by: 0)
    #expect(it.container?.superview === container)
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/257"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/43"))
  func onlyTheViewsOfTheAppRemain() async {
    let own = UIView(frame: .zero)
    container.addSubview(own)
    await it.show(mask: .gradient)
    weak var shown: UIView?
    shown = it.container
    await it.hide()
    StatusHUD.containerView = nil
    #expect(container.subviews == [own])
    #expect(shown == nil)
  }

  @Test func anEffectViewHasTheHUDInItsContentView() async {
    let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    effectView.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    it.appView.addSubview(effectView)
    StatusHUD.containerView = effectView
    await it.show()
    #expect(it.container?.superview === effectView.contentView)
  }

  /// As an app extension has one.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/480"))
  func aContainerNeedsNoActiveScene() async {
    it.screen.setActivationState(.background)
    await it.show(mask: .black)
    #expect(it.container?.superview === container)
    #expect(it.bezelCenter == CGPoint(x: 140, y: 180))
    #expect(it.overlayWindows.isEmpty)
  }

  /// The app can find it through the windows of the scene.
  @Test func aViewOfTheHUDIsNoContainer() async throws {
    StatusHUD.containerView = nil
    await it.show()
    let own: [UIView] = [
      try it.bezel, try #require(it.container), try #require(it.overlayWindows.first),
    ]
    for view in own {
      StatusHUD.containerView = view
      await it.advance(by: 1)
      #expect(it.containers.count == 1 && it.overlayWindows.count == 1)
      #expect(it.bezelCenter == CGPoint(x: 160, y: 240))
    }
    let container = it.addContainer(CGRect(x: 0, y: 0, width: 100, height: 100))
    await it.advance(by: 1)
    #expect(it.container?.superview === container)
    StatusHUD.containerView = try it.bezel
    await it.advance(by: 1)
    #expect(it.containers.count == 1 && it.container?.window is OverlayWindow)
  }
}
