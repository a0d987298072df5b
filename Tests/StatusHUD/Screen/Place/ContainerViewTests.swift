// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The HUD in a view of the app.
@MainActor @Suite(.globalHUD) struct ContainerViewTests {
  private let it = HUDScreen()
  private let container: UIView

  init() {
    container = it.addContainer(CGRect(x: 40, y: 100, width: 200, height: 160))
  }

  /// Whether the HUD is in the middle of its container, and nowhere else.
  private var isInContainer: Bool {
    it.containers.count == 1 && it.overlay?.superview === container && it.overlayWindows.isEmpty
      && it.bezelCenter == CGPoint(x: 140, y: 180)
  }

  /// Whether the HUD is in the middle of its own window, and nowhere else.
  private var isInOwnWindow: Bool {
    it.containers.count == 1 && it.container?.window is OverlayWindow
      && it.overlayWindows.count == 1 && it.bezelCenter == CGPoint(x: 160, y: 240)
  }

  /// Between two presentations, too.
  @Test func aTouchBesideTheHUDIsTheContainers() async {
    for _ in 0..<2 {
      #expect(it.appView.hitTest(CGPoint(x: 60, y: 120), with: nil) === container)
      await it.show(mask: .passthrough)
    }
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/17"))
  func theBezelShrinksInASmallView() async throws {
    container.frame = CGRect(x: 10, y: 10, width: 70, height: 50)
    await it.show()
    #expect(container.bounds.contains(try it.bezel.frame))
    // A bezel of an odd number of points is half a pixel off at scale 1.
    #expect(isClose(try it.bezel.center, CGPoint(x: 35, y: 25), tolerance: 0.5))
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/740"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/978"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/322"))
  func theHUDFillsTheBoundsAndFollowsTheirSize() async throws {
    container.bounds.origin = CGPoint(x: 7, y: 9)
    await it.show(mask: .gradient)
    #expect(isInContainer && it.overlay?.frame == container.bounds)
    container.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    await it.advance(by: 0)
    #expect(try it.mask.frame == container.frame && it.bezelCenter == CGPoint(x: 160, y: 150))
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/763"))
  func withoutAWindowTheHUDIsInItsOwn() async throws {
    container.removeFromSuperview()
    await it.show(mask: .black)
    let log = NotificationLog()
    #expect(isInOwnWindow)

    it.appView.addSubview(container)
    await it.advance(by: 0)
    #expect(isInContainer && it.takesTouch(at: CGPoint(x: 50, y: 110)))

    container.removeFromSuperview()
    await it.advance(by: 0)
    #expect(isInOwnWindow && log.entries.isEmpty)
    #expect(try it.container?.alpha == 1 && it.bezel.movingOpacity == 1)
    #expect(it.overlayWindows.first?.accessibilityViewIsModal == true)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1121"))
  func theContainerIsNotRetained() async {
    weak var view: UIView?
    do {
      let other = it.addContainer(CGRect(x: 0, y: 0, width: 100, height: 100))
      view = other
      await it.show()
      #expect(it.overlay?.superview === other)
      other.removeFromSuperview()
    }
    await it.advance(by: 0)
    #expect(view == nil && StatusHUD.containerView == nil && isInOwnWindow)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/933"))
  func anotherContainerTakesAHUDOnScreen() async {
    await it.show(mask: .black)
    let log = NotificationLog()
    let other = it.addContainer(CGRect(x: 100, y: 300, width: 120, height: 120))
    #expect(it.overlay?.superview === other && container.subviews.isEmpty)
    await it.advance(by: 0)
    #expect(it.bezelCenter == other.center)
    StatusHUD.containerView = nil
    #expect(it.container?.window is OverlayWindow && other.subviews.isEmpty)
    await it.advance(by: 0)
    #expect(isInOwnWindow && log.entries.isEmpty)
  }

  @Test func aMoveDuringAFadeEndsTheFadeOnce() async {
    await it.show { $0.fadeOutDuration = 0.5 }
    let log = NotificationLog()
    await it.hide(for: 0.2)
    StatusHUD.containerView = nil
    await it.advance(by: 1)
    #expect(log.entries == ["WillDisappear", "DidDisappear"])
    #expect(it.containers.isEmpty && it.overlayWindows.isEmpty)
  }

  // MARK: In front

  /// Covers the HUD, and returns whether it's in front of that after the call and its update.
  private func isInFront(after call: () -> Void) async -> Bool {
    let above = UIView(frame: container.bounds)
    container.addSubview(above)
    await it.advance(by: 0.1)
    call()
    await it.advance(by: 0.1)
    let views = container.subviews
    #expect(it.overlay?.superview === container)
    let isInFront = it.overlay.flatMap(views.firstIndex) == views.count - 1
    above.removeFromSuperview()
    return isInFront
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/241"))
  func anUpdateDoesNotBringTheHUDToTheFront() async {
    StatusHUD.configuration.messagePolicy = .queue
    let progress = Progress(totalUnitCount: 10)
    let activity = StatusHUD.beginActivity(status: "One")
    await it.advance(by: 0.1)
    #expect(await !isInFront { activity.update(status: "Two") })
    #expect(await !isInFront { StatusHUD.setStatus("Three") })
    #expect(await !isInFront { StatusHUD.configuration.padding = 20 })
    StatusHUD.showProgress(0.1)
    await it.advance(by: 0.1)
    #expect(await !isInFront { StatusHUD.showProgress(0.2) })
    #expect(await !isInFront { StatusHUD.showProgress(0.3, status: "Still") })
    StatusHUD.showProgress(progress)
    await it.advance(by: 0.1)
    #expect(await !isInFront { progress.completedUnitCount = 5 })
    // Nothing new begins when work ends.
    #expect(await !isInFront { StatusHUD.popActivity() })
    StatusHUD.showSuccess(status: "One", duration: 1)
    await it.advance(by: 0.1)
    #expect(await !isInFront { StatusHUD.setStatus("Another") })
    #expect(await !isInFront {})
    activity.end()
  }

  /// Also if the call shows what's onscreen already, or progress begins again.
  @Test func theNextShowBringsTheHUDToTheFront() async {
    await it.show(.activity, "One")
    #expect(await isInFront { StatusHUD.show(status: "Two") })
    #expect(await isInFront { StatusHUD.show(status: "Two") })
    #expect(await isInFront { StatusHUD.showProgress(0.5) })
    StatusHUD.popActivity()
    #expect(await isInFront { StatusHUD.showProgress(0.6) })
    var activity: StatusHUD.Activity?
    #expect(await isInFront { activity = StatusHUD.beginActivity() })
    #expect(await isInFront { StatusHUD.showSuccess(status: "Saved", duration: 10) })
    #expect(await isInFront { StatusHUD.showSuccess(status: "Saved", duration: 10) })
    StatusHUD.configuration.messagePolicy = .queue
    #expect(await isInFront { StatusHUD.showSuccess(status: "Saved", duration: 10) })
    activity?.end()
  }

  /// A hidden view covers nothing, and the app's views keep their order.
  @Test func onlyTheHUDMovesAndOnlyIfItIsCovered() async {
    final class Container: UIView {
      var moves = 0
      override func bringSubviewToFront(_ view: UIView) {
        moves += 1
        super.bringSubviewToFront(view)
      }
    }
    let container = Container(frame: it.appView.bounds)
    it.appView.addSubview(container)
    StatusHUD.containerView = container
    await it.show(.activity, "One")
    let (hidden, own) = (UIView(), [UIView(), UIView()])
    hidden.isHidden = true
    container.addSubview(hidden)
    await it.show(.activity, "Two")
    #expect(container.moves == 0)
    let hud = it.app.showHUD(in: container)
    for view in own { container.addSubview(view) }
    await it.show(.activity, "Three")
    // A HUD view that was in front of the HUD still is.
    let views = container.subviews.filter { !($0 is ContainerObserverView) }
    #expect(views == [hidden] + own + [it.overlay, hud].compactMap { $0 })
  }

  /// Above a scroll view, it stays beneath the views that the app put above that.
  @Test func aScrollViewThatTheAppBroughtToTheFrontIsCoveredAgain() async {
    let (scrollView, bar) = (UIScrollView(frame: container.frame), UIView())
    for view in [scrollView, bar] { it.appView.addSubview(view) }
    StatusHUD.containerView = scrollView
    await it.show(.activity, "One")
    let hud = it.overlay
    #expect(Array(it.appView.subviews.suffix(3)) == [scrollView, hud, bar])
    it.appView.bringSubviewToFront(scrollView)
    await it.configure(for: 0.5) { $0.padding = 20 }
    #expect(Array(it.appView.subviews.suffix(3)) == [hud, bar, scrollView])
    it.appView.addSubview(bar)
    await it.show(.activity, "Two")
    #expect(Array(it.appView.subviews.suffix(3)) == [scrollView, hud, bar])
    await it.show(.activity, "Three")
    #expect(Array(it.appView.subviews.suffix(3)) == [scrollView, hud, bar])
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/628"))
  func aContainerThatTheAppEmptiesHasTheHUDAgain() async {
    await it.show()
    for subview in container.subviews { subview.removeFromSuperview() }
    await it.advance(by: 0)
    #expect(isInContainer)
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/257"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/43"))
  func onlyTheViewsOfTheAppRemain() async {
    let own = UIView(frame: .zero)
    container.addSubview(own)
    // The app finds its view where it put it.
    container.sendSubviewToBack(own)
    await it.show(mask: .gradient)
    #expect(container.subviews.first === own)
    await it.hide()
    StatusHUD.containerView = nil
    #expect(container.subviews == [own])
  }

  /// As an app extension has one.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/480"))
  func aContainerNeedsNoActiveScene() async {
    it.screen.setActivationState(.background)
    await it.show(mask: .black)
    #expect(isInContainer)
  }

  /// A HUD of the app is in the same view, or above the same scroll view.
  @Test(arguments: [false, true], [false, true])
  func aHUDViewInTheContainerIsModal(isScrollView: Bool, isShownFirst: Bool) async {
    let own = UILabel(frame: .zero)
    let container = isScrollView ? UIScrollView(frame: .zero) : UIView(frame: .zero)
    container.frame = it.appView.bounds
    container.addSubview(own)
    it.appView.addSubview(container)
    if !isShownFirst { StatusHUD.containerView = container }
    let hud = it.app.showHUD(in: container)
    StatusHUD.containerView = container
    await it.advance(by: 0.5)
    #expect(hud.accessibilityViewIsModal && container.subviews.first === own)
    #expect(it.screen.windowScene.accessibleElements == [hud.bezel])
    hud.superview?.addSubview(UILabel(frame: it.appView.bounds))
    #expect(!hud.accessibilityViewIsModal, "a view of the app in front of it can be used")
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
      #expect(isInOwnWindow)
    }
  }

  @Test func anAnimationOfTheAppDoesNotMoveTheBezelToItsWindow() async throws {
    let container = it.addContainer(CGRect(x: 0, y: 0, width: 100, height: 100))
    await it.show()
    #expect(it.overlay?.superview === container)
    UIView.animate(withDuration: 1) { StatusHUD.containerView = nil }
    for _ in 0..<3 {
      await it.advance(by: 0.1)
      let (bezel, hud) = (try it.movingBezel, try #require(it.container?.layer.presentation()))
      #expect(bezel.position == CGPoint(x: 160, y: 240))
      #expect(hud.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }
  }

  /// In the app's window, or in another one, of which a bar covers a part.
  @Test(arguments: [false, true], [false, true]) func theBezelIsAtOnceInTheMiddleOfAContainer(
    isInOtherWindow: Bool, isAnimated: Bool
  ) async throws {
    let window = UIWindow(windowScene: it.screen.windowScene)
    window.rootViewController = UIViewController()
    window.rootViewController?.additionalSafeAreaInsets.top = 100
    window.isHidden = false
    StatusHUD.containerView = nil
    await it.show()
    let destination = isInOtherWindow ? window.rootViewController?.view : container
    let change = {
      StatusHUD.containerView = destination
      it.app.window.layoutIfNeeded()
    }
    if isAnimated { UIView.animate(withDuration: 1, animations: change) } else { change() }
    let middle = isInOtherWindow ? CGPoint(x: 160, y: 290) : CGPoint(x: 100, y: 80)
    for _ in 0..<6 {
      await it.advance(by: 1.0 / 30)
      #expect(try it.movingBezel.position == middle)
    }
    window.isHidden = true
  }
}
