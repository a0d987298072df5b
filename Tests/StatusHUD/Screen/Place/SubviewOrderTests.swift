// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// What an app finds in `subviews` of its view: its own view stays the first, whatever HUDs add.
@MainActor @Suite(.globalHUD) struct SubviewOrderTests {
  /// A view that lays out the first of its subviews, as many do.
  private final class Page: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      subviews.first?.frame = bounds.insetBy(dx: 0, dy: 50)
    }
  }

  private let it = HUDScreen()
  private let content = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

  private func addScrollView(to superview: UIView? = nil) -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 80, width: 320, height: 400))
    scrollView.addSubview(content)
    (superview ?? it.appView).addSubview(scrollView)
    return scrollView
  }

  private func addContainer() -> UIView {
    let container = UIView(frame: it.appView.bounds)
    container.addSubview(content)
    it.appView.addSubview(container)
    return container
  }

  // MARK: A HUDView

  @Test func theFirstSubviewOfAScrollViewIsTheAppsBelowAnyNumberOfHUDs() async {
    let scrollView = addScrollView()
    for _ in 0..<2 {
      it.app.showHUD(in: scrollView)
      #expect(scrollView.subviews.first === content)
    }
    await it.advance(by: 0.5)
    scrollView.frame.size.height = 300
    await it.advance(by: 0.5)
    #expect(scrollView.subviews.first === content)
    #expect(HUDView.hideAll(in: scrollView, animated: false) == 2)
    #expect(scrollView.subviews == [content])
  }

  @Test func itIsTheAppsWhileTheScrollViewHasNoSuperview() async {
    let scrollView = addScrollView()
    scrollView.removeFromSuperview()
    let hud = it.app.showHUD(in: scrollView)
    #expect(scrollView.subviews.first === content)
    it.appView.addSubview(scrollView)
    await it.advance(by: 0.5)
    #expect(scrollView.subviews.first === content && hud.frame == scrollView.frame)
  }

  @Test func theHUDsAboveAScrollViewKeepTheirOrder() async {
    let scrollView = addScrollView()
    let huds = (0..<3).map { _ in it.app.showHUD(in: scrollView) }
    let other = UIView(frame: it.appView.bounds)
    it.appView.addSubview(other)
    other.addSubview(scrollView)
    await it.advance(by: 0.5)
    #expect(other.subviews == [scrollView] + huds)
    #expect(HUDView.hud(in: scrollView) === huds.last)
  }

  // MARK: The global HUD

  @Test func theFirstSubviewOfAContainerIsTheApps() async {
    let container = addContainer()
    StatusHUD.containerView = container
    #expect(container.subviews.first === content)
    await it.show()
    #expect(container.subviews.first === content)
    await it.hide()
    #expect(container.subviews.first === content)
  }

  @Test func theFirstSubviewOfAScrollViewIsTheApps() async {
    let scrollView = addScrollView()
    StatusHUD.containerView = scrollView
    await it.show()
    #expect(scrollView.subviews.first === content)
  }

  @Test func aLayoutOfTheFirstSubviewLaysOutTheApps() async {
    let page = Page(frame: it.appView.bounds)
    page.addSubview(content)
    it.appView.addSubview(page)
    StatusHUD.containerView = page
    await it.show()
    it.screen.resize(to: CGSize(width: 480, height: 320))
    page.frame = it.appView.bounds
    await it.advance(by: 0.5)
    #expect(content.frame == page.bounds.insetBy(dx: 0, dy: 50))
    #expect(it.container?.frame == page.bounds)
  }

  // MARK: Modality

  @Test(arguments: [false, true])
  func aHUDViewInTheContainerOfTheGlobalHUDIsModal(isShownFirst: Bool) async {
    let container = addContainer()
    if !isShownFirst { StatusHUD.containerView = container }
    let hud = it.app.showHUD(in: container)
    StatusHUD.containerView = container
    await it.advance(by: 0.5)
    #expect(hud.accessibilityViewIsModal)
    #expect(it.screen.windowScene.accessibleElements == [hud.bezelView])
    let sibling = UILabel(frame: container.bounds)
    container.addSubview(sibling)
    #expect(!hud.accessibilityViewIsModal, "a view of the app in front of it can be used")
  }

  @Test func aHUDViewInAScrollViewWithoutASuperviewIsModal() {
    let scrollView = addScrollView()
    scrollView.removeFromSuperview()
    let hud = it.app.showHUD(in: scrollView)
    #expect(hud.superview === scrollView && hud.accessibilityViewIsModal)
  }

  @Test func aHUDViewAboveAScrollViewThatHasTheGlobalHUDIsModal() async {
    let scrollView = addScrollView()
    scrollView.frame = it.appView.bounds
    StatusHUD.containerView = scrollView
    let hud = it.app.showHUD(in: scrollView)
    await it.advance(by: 0.5)
    #expect(hud.accessibilityViewIsModal)
  }
}
