// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import Testing

/// A HUD lies above its scroll view, in the view around it, and follows it. Expected: the frame of
/// the scroll view.
@MainActor @Suite(.viewScreen()) struct HUDViewScrollViewTests {
  private nonisolated static let frame = CGRect(x: 0, y: 80, width: 320, height: 400)
  /// In this one, a HUD within the scroll view has the frame of one above it.
  private nonisolated static let corner = CGRect(x: 0, y: 0, width: 200, height: 300)

  private let it = ViewScreen.current

  /// A scroll view that the test alone keeps.
  private func makeScrollView(_ frame: CGRect = frame, in superview: UIView?) -> UIScrollView {
    let scrollView = UIScrollView(frame: frame)
    scrollView.contentSize = CGSize(width: 320, height: 3000)
    scrollView.contentOffset.y = 500
    superview?.addSubview(scrollView)
    return scrollView
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/343"), arguments: [false, true])
  func aHUDDoesNotScroll(isAddedByHand: Bool) async {
    let scrollView = makeScrollView(in: it.container)
    let hud = isAddedByHand ? it.addHUD(to: scrollView) : it.showHUD(in: scrollView)
    hud.show(animated: false)
    #expect(hud.bezelCenter == CGPoint(x: 160, y: 280))
    scrollView.contentOffset.y = 1234
    await it.advance(by: 0.1)
    #expect(hud.bezelCenter == CGPoint(x: 160, y: 280) && hud.frame == scrollView.frame)
    #expect(HUDView.hud(in: scrollView) === hud)
  }

  @Test func aHUDIsFoundForTheScrollViewAlone() {
    let scrollView = makeScrollView(in: it.container)
    let hud = it.showHUD(in: scrollView)
    let other = it.showHUD()
    #expect(HUDView.hud(in: scrollView) === hud)
    #expect(HUDView.hud(in: it.container) === other)
    #expect(HUDView.hideAll(in: it.container, animated: false) == 1)
    #expect(HUDView.hide(in: scrollView, animated: false))
    #expect(hud.superview == nil && scrollView.subviews.isEmpty)
    hud.show(animated: false)
    #expect(hud.bezelCenter == CGPoint(x: 160, y: 280))
  }

  /// Above those that are there, and below what the app put above the scroll view.
  @Test(arguments: [false, true]) func theNewestHUDIsInFront(isScrollViewAddedLater: Bool) async {
    let scrollView = makeScrollView(in: isScrollViewAddedLater ? nil : it.container)
    let bar = UIView()
    it.container.addSubview(bar)
    let (old, new) = (it.showHUD(in: scrollView), it.showHUD(in: scrollView))
    if isScrollViewAddedLater { it.container.insertSubview(scrollView, at: 0) }
    await it.advance(by: 0.1)
    #expect(it.container.subviews == [scrollView, old, new, bar])
    #expect(HUDView.hud(in: scrollView) === new)
    #expect(HUDView.hide(in: scrollView, animated: false))
    #expect(it.container.subviews == [scrollView, old, bar])
  }

  @Test func aHUDAddedByHandComesOutOfTheScrollViewWhateverHappenedBefore() async {
    let scrollView = makeScrollView(in: it.container)
    let resized = it.addHUD(to: scrollView)
    scrollView.frame.size.height = 300
    resized.show(animated: false)
    #expect(resized.superview === it.container && resized.frame == scrollView.frame)

    let removed = it.addHUD(to: scrollView)
    await it.advance(by: 0.1)
    #expect(removed.superview === scrollView)
    scrollView.contentOffset.y = 700
    removed.removeFromSuperview()
    removed.show(animated: false)
    #expect(removed.superview === it.container && removed.frame == scrollView.frame)
  }

  // MARK: Superviews

  @Test(arguments: [frame, corner])
  func aHUDComesOutWhenTheScrollViewGetsASuperview(_ frame: CGRect) async {
    let scrollView = makeScrollView(frame, in: nil)
    let hud = it.showHUD(in: scrollView)
    #expect(hud.superview === scrollView)
    it.container.addSubview(scrollView)
    await it.advance(by: 0.1)
    #expect(hud.superview === it.container && hud.frame == frame && hud.alpha == 1)
    #expect(HUDView.hud(in: scrollView) === hud && HUDView.hud(in: it.container) == nil)
    #expect(HUDView.hide(in: scrollView, animated: false))
    #expect(hud.superview == nil && scrollView.subviews.isEmpty)
  }

  @Test(arguments: [false, true])
  func aHUDComesAlongToAnotherSuperview(isRemovedFirst: Bool) async {
    let scrollView = makeScrollView(in: it.container)
    let other = UIView(frame: CGRect(x: 10, y: 10, width: 300, height: 470))
    it.container.addSubview(other)
    let log = HUDLog()
    let hud = it.showHUD(in: scrollView) { $0.delegate = log }
    if isRemovedFirst { scrollView.removeFromSuperview() }
    other.addSubview(scrollView)
    await it.advance(by: 0.1)
    #expect(HUDView.hud(in: scrollView) === hud)
    #expect(hud.superview === other && hud.frame == Self.frame)
    #expect(HUDView.hide(in: scrollView, animated: false))
    #expect(hud.superview == nil && log.events == HUDLog.whole)
  }

  @Test(arguments: [false, true])
  func aHUDLeavesWithItsScrollView(isReleased: Bool) async {
    var scrollView: UIScrollView? = makeScrollView(in: it.container)
    let log = HUDLog()
    let hud = it.showHUD(in: scrollView) { $0.delegate = log }
    #expect(hud.superview === it.container)
    scrollView?.removeFromSuperview()
    if isReleased { scrollView = nil }
    await it.advance(by: 0.1)
    #expect(it.container.subviews.isEmpty && !hud.isVisible && log.events == HUDLog.whole)
  }

  /// Outside a window, nothing tells the HUD.
  @Test func aHUDDoesNotComeToAWindowWithoutItsScrollView() async {
    let superview = UIView(frame: it.container.bounds)
    var scrollView: UIScrollView? = makeScrollView(in: superview)
    let hud = it.showHUD(in: scrollView)
    scrollView?.removeFromSuperview()
    scrollView = nil
    it.container.addSubview(superview)
    await it.advance(by: 0.1)
    #expect(superview.subviews.isEmpty && !hud.isVisible)
  }

  // MARK: Sizes

  @Test func aHUDFollowsTheSizeOfItsScrollView() async {
    let scrollView = makeScrollView(in: it.container)
    let hud = it.showHUD(in: scrollView)
    scrollView.frame = Self.corner
    await it.advance(by: 0.1)
    #expect(hud.frame == Self.corner && hud.bezelCenter == CGPoint(x: 100, y: 150))
  }

  /// It keeps its distance from the edges, as the mask says.
  @Test func aFrameOfTheAppStays() async {
    let scrollView = makeScrollView(it.container.bounds, in: it.container)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let hud = it.showHUD(in: scrollView)
    hud.frame = CGRect(x: 40, y: 100, width: 200, height: 200)
    await it.advance(by: 0.1)
    scrollView.frame.size.height = 300
    await it.advance(by: 0.1)
    #expect(hud.frame == CGRect(x: 40, y: 100, width: 200, height: 200))
    it.screen.resize(to: CGSize(width: 480, height: 420))
    await it.advance(by: 0.5)
    #expect(hud.frame == CGRect(x: 40, y: 100, width: 360, height: 140))
  }

  private final class Page: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      subviews.first?.frame = bounds.insetBy(dx: 0, dy: 50)
    }
  }

  /// The autoresizing mask of a scroll view is not all that decides where it is.
  @Test func aHUDFollowsWhereverALayoutPutsTheScrollView() async {
    let page = Page(frame: it.container.bounds)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    it.container.addSubview(page)
    let scrollView = makeScrollView(in: page)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    page.layoutIfNeeded()
    let hud = it.showHUD(in: scrollView)
    for size in [CGSize(width: 480, height: 320), CGSize(width: 320, height: 480)] {
      it.screen.resize(to: size)
      await it.advance(by: 0.5)
      #expect(hud.frame == CGRect(x: 0, y: 50, width: size.width, height: size.height - 100))
      #expect(scrollView.frame == hud.frame)
    }
  }
}
