// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A HUD lies above its scroll view, in the view around it, and follows it. Expected: the frame of
/// the scroll view.
@MainActor @Suite(.viewScreen()) struct HUDViewScrollViewTests {
  private nonisolated static let frame = CGRect(x: 0, y: 80, width: 320, height: 400)
  /// With this frame, a HUD within the scroll view has the same frame as a HUD above it.
  private nonisolated static let corner = CGRect(x: 0, y: 0, width: 200, height: 300)

  private let it = ViewScreen.current
  private let log = HUDLog()

  /// A scroll view that only the test retains.
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

  /// A new HUD is above the others, and below the views that the app added above the scroll view.
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

  /// It isn't brought above the views that the app put above the scroll view.
  @Test func theNextShowBringsAHUDAboveItsScrollViewAgain() async {
    let scrollView = makeScrollView(in: it.container)
    let bar = UIView()
    it.container.addSubview(bar)
    let (old, new) = (it.showHUD(in: scrollView), it.showHUD(in: scrollView))
    it.container.bringSubviewToFront(scrollView)
    old.status = "Loading"
    scrollView.frame.size.height = 300
    await it.advance(by: 0.5)
    #expect(it.container.subviews == [old, new, bar, scrollView])
    it.container.addSubview(bar)
    old.show()
    #expect(it.container.subviews == [scrollView, old, new, bar])
    old.show()
    #expect(it.container.subviews == [scrollView, old, new, bar])
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
    #expect(hud.superview === scrollView && HUDView.hud(in: scrollView) === hud)
    it.container.addSubview(scrollView)
    await it.advance(by: 0.1)
    #expect(hud.superview === it.container && hud.frame == frame && hud.isShown)
    #expect(HUDView.hud(in: scrollView) === hud && HUDView.hud(in: it.container) == nil)
    #expect(HUDView.hide(in: scrollView, animated: false))
    #expect(hud.superview == nil && scrollView.subviews.isEmpty)
  }

  @Test(arguments: [false, true])
  func aHUDComesAlongToAnotherSuperview(isRemovedFirst: Bool) async {
    let scrollView = makeScrollView(in: it.container)
    let other = UIView(frame: CGRect(x: 10, y: 10, width: 300, height: 470))
    it.container.addSubview(other)
    let hud = it.showHUD(in: scrollView) { $0.delegate = log }
    if isRemovedFirst { scrollView.removeFromSuperview() }
    other.addSubview(scrollView)
    await it.advance(by: 0.1)
    #expect(HUDView.hud(in: scrollView) === hud)
    #expect(hud.superview === other && hud.frame == Self.frame)
    #expect(HUDView.hide(in: scrollView, animated: false))
    #expect(hud.superview == nil && log.events == HUDLog.whole)
  }

  /// Outside a window, nothing tells the HUD until its superview is in one.
  @Test(arguments: [true, false]) func aHUDEndsWithItsScrollView(isInAWindow: Bool) async {
    let superview = UIView(frame: it.container.bounds)
    if isInAWindow { it.container.addSubview(superview) }
    var scrollView: UIScrollView? = makeScrollView(in: superview)
    let hud = it.showHUD(in: scrollView) { $0.delegate = log }
    #expect(hud.superview === superview)
    scrollView?.removeFromSuperview()
    scrollView = nil
    it.container.addSubview(superview)
    await it.advance(by: 0.1)
    #expect(superview.subviews.isEmpty && !hud.isVisible && log.events == HUDLog.whole)
  }

  /// As with a table view controller that another one covers on a navigation stack.
  @Test func aHUDComesBackWithItsScrollView() async {
    var scrollView: UIScrollView? = makeScrollView(in: it.container)
    func setShown(_ isShown: Bool) async {
      if isShown {
        scrollView.map(it.container.addSubview)
      } else {
        scrollView?.removeFromSuperview()
      }
      await it.advance(by: 0.5)
    }
    let ends = Tally()
    let hud = it.showHUD(in: scrollView) { $0.delegate = log }
    await setShown(false)
    #expect(it.container.subviews.isEmpty && hud.isVisible && log.events == HUDLog.whole)
    await setShown(true)
    #expect(hud.superview === it.container && hud.frame == Self.frame && hud.isShown)
    // One that is hidden meanwhile doesn't.
    await setShown(false)
    hud.hide(animated: false)
    await setShown(true)
    #expect(it.container.subviews == [scrollView] && !hud.isVisible)
    // Without the scroll view, it can't come back.
    hud.show(.success("Saved", duration: .infinity)) { ends.add() }
    await setShown(false)
    #expect(hud.isVisible && ends.value == 0)
    scrollView = nil
    await it.advance(by: 0.5)
    #expect(!hud.isVisible && ends.value == 1 && it.container.subviews.isEmpty)
  }

  /// The scroll view has the only reference to the HUD.
  @Test(arguments: [false, true]) func aHUDThatIsAwayCanBeHidden(isHidden: Bool) async {
    let scrollView = makeScrollView(in: it.container)
    weak let hud = HUDView.show(in: scrollView)
    scrollView.removeFromSuperview()
    await it.advance(by: 0.5)
    #expect(HUDView.hud(in: scrollView) === hud && hud?.superview == nil)
    if isHidden { #expect(HUDView.hide(in: scrollView)) }
    it.container.addSubview(scrollView)
    await it.advance(by: 0.5)
    #expect((hud == nil) == isHidden && it.container.subviews.first { $0 is HUDView } === hud)
    #expect(scrollView.subviews.contains { $0 is ContainerObserverView } == !isHidden)
  }

  @Test func aMessageThatIsAwayCanBeHidden() async {
    let scrollView = makeScrollView(in: it.container)
    let message = StatusHUD.Message.info("Offline", duration: .infinity)
    HUDView.show(message, in: scrollView)
    weak let hud = it.huds.last
    await it.advance(by: 0.5)
    scrollView.removeFromSuperview()
    await it.advance(by: 0.5)
    #expect(hud?.isVisible == true && hud?.superview == nil)
    #expect(HUDView.hide(message, in: scrollView))
    await it.advance(by: 0.5)
    #expect(hud == nil && scrollView.subviews.isEmpty)
  }

  /// From then on, the scroll view has nothing to do with it.
  @Test func aHUDThatIsAwayCanBeAddedElsewhere() async {
    var scrollView: UIScrollView? = makeScrollView(in: it.container)
    let hud = it.showHUD(in: scrollView)
    scrollView?.removeFromSuperview()
    await it.advance(by: 0.5)
    it.container.addSubview(hud)
    scrollView = nil
    await it.advance(by: 0.5)
    #expect(hud.superview === it.container && hud.isShown)
    hud.removeFromSuperview()
    #expect(!hud.isVisible)
  }

  /// There, nobody asks the scroll view any longer.
  @Test func aHUDThatTheAppMovesKeepsItsFrame() async {
    let scrollView = makeScrollView(in: it.container)
    let hud = it.showHUD(in: scrollView)
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 280, height: 300))
    it.container.addSubview(card)
    card.addSubview(hud)
    hud.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    #expect(HUDView.hud(in: card) === hud)
    await it.advance(by: 0.5)
    #expect(hud.superview === card && hud.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
  }

  // MARK: Sizes

  /// Even if the app has removed all subviews of the scroll view, such as old rows.
  @Test(arguments: [false, true]) func aHUDFollowsEachSize(areSubviewsRemoved: Bool) async {
    let scrollView = makeScrollView(in: it.container)
    let hud = it.showHUD(in: scrollView)
    for height: CGFloat in [300, 200, 350] {
      if areSubviewsRemoved { scrollView.subviews.forEach { $0.removeFromSuperview() } }
      await it.advance(by: 0.1)
      scrollView.frame.size.height = height
      await it.advance(by: 0.1)
      #expect(hud.frame == scrollView.frame)
    }
  }

  /// The autoresizing mask keeps the distance from the edges.
  @Test(arguments: [false, true], [false, true])
  func aFrameOfTheAppStays(isScrollViewResized: Bool, isInOneTurn: Bool) async {
    let scrollView = makeScrollView(it.container.bounds, in: it.container)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let hud = it.showHUD(in: scrollView)
    await it.advance(by: 0.1)
    hud.frame = CGRect(x: 40, y: 100, width: 200, height: 200)
    if !isInOneTurn { await it.advance(by: 0.1) }
    if isScrollViewResized { scrollView.frame.size.height = 300 }
    await it.advance(by: 0.1)
    #expect(hud.frame == CGRect(x: 40, y: 100, width: 200, height: 200))
    it.screen.resize(to: CGSize(width: 480, height: 420))
    await it.advance(by: 0.5)
    #expect(hud.frame == CGRect(x: 40, y: 100, width: 360, height: 140))
  }
}
