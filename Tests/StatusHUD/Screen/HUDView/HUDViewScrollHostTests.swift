// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import Testing

/// What becomes of a HUD when its scroll view comes, changes and goes. Expected frames: the scroll
/// view's, which here is in no view that scrolls.
@MainActor @Suite(.exclusiveScreen) struct HUDViewScrollHostTests {
  private nonisolated static let frames = [
    CGRect(x: 0, y: 80, width: 320, height: 400), CGRect(x: 0, y: 0, width: 200, height: 300),
  ]

  /// In the corner, a HUD within it has the frame of one over it.
  @Test(arguments: frames) func itStaysTheHUDOfOneThatGetsASuperview(_ frame: CGRect) async {
    await HostScreen.run { it in
      let scrollView = UIScrollView(frame: frame)
      let hud = HUDView.showAdded(to: scrollView, animated: false)
      it.host.addSubview(scrollView)
      await it.advance(by: 0.1)
      #expect(hud.superview === it.host && hud.frame == frame)
      #expect(HUDView.hud(for: scrollView) === hud && HUDView.hud(for: it.host) == nil)
      #expect(HUDView.hide(for: scrollView, animated: false))
      #expect(hud.superview == nil && scrollView.subviews.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func itComesAlongToAnotherSuperview(_ isTakenOutFirst: Bool) async {
    await HostScreen.run { it in
      let scrollView = UIScrollView(frame: Self.frames[0])
      let other = UIView(frame: CGRect(x: 10, y: 10, width: 300, height: 470))
      it.host.addSubview(scrollView)
      it.host.addSubview(other)
      let log = HUDLog()
      let hud = HUDView.showAdded(to: scrollView, animated: false) { $0.delegate = log }
      if isTakenOutFirst { scrollView.removeFromSuperview() }
      other.addSubview(scrollView)
      await it.advance(by: 0.1)
      #expect(HUDView.hud(for: scrollView) === hud)
      #expect(hud.superview === other && hud.frame == Self.frames[0])
      #expect(HUDView.hide(for: scrollView, animated: false))
      #expect(hud.superview == nil && log.events == HUDLog.whole)
    }
  }

  @Test func itGoesWithAScrollViewThatNobodyKeeps() async {
    await HostScreen.run { it in
      let log = HUDLog()
      var scrollView: UIScrollView? = UIScrollView(frame: Self.frames[0])
      if let scrollView { it.host.addSubview(scrollView) }
      let hud = scrollView.map {
        HUDView.showAdded(to: $0, animated: false) { $0.delegate = log }
      }
      #expect(hud?.superview === it.host)
      scrollView?.removeFromSuperview()
      scrollView = nil
      await it.advance(by: 0.1)
      #expect(it.host.subviews.isEmpty)
      #expect(log.events == HUDLog.whole && hud?.isVisible == false)
    }
  }

  /// Outside a window nobody is told.
  @Test func itDoesNotComeToAWindowWithoutItsScrollView() async {
    await HostScreen.run { it in
      let parent = UIView(frame: it.host.bounds)
      var scrollView: UIScrollView? = UIScrollView(frame: Self.frames[0])
      if let scrollView { parent.addSubview(scrollView) }
      let hud = scrollView.map { HUDView.showAdded(to: $0, animated: false) }
      scrollView?.removeFromSuperview()
      scrollView = nil
      it.host.addSubview(parent)
      await it.advance(by: 0.1)
      #expect(parent.subviews.isEmpty && hud?.isVisible == false)
    }
  }

  /// Above those that are there, and below what the app has put above the scroll view.
  @Test(arguments: [false, true]) func theNewestIsInFront(_ isAddedLater: Bool) async {
    await HostScreen.run { it in
      let scrollView = UIScrollView(frame: Self.frames[0])
      let bar = UIView()
      if !isAddedLater { it.host.addSubview(scrollView) }
      it.host.addSubview(bar)
      let old = HUDView.showAdded(to: scrollView, animated: false)
      let new = HUDView.showAdded(to: scrollView, animated: false)
      if isAddedLater { it.host.insertSubview(scrollView, at: 0) }
      await it.advance(by: 0.1)
      #expect(it.host.subviews == [scrollView, old, new, bar])
      #expect(HUDView.hud(for: scrollView) === new)
      #expect(HUDView.hide(for: scrollView, animated: false))
      #expect(it.host.subviews == [scrollView, old, bar])
    }
  }

  /// Before it is shown, one that is added by hand is in what scrolls.
  @Test func oneThatWasAddedByHandComesOutWhateverHappenedBefore() async {
    await HostScreen.run { it in
      let scrollView = UIScrollView(frame: Self.frames[0])
      it.host.addSubview(scrollView)
      let resized = HUDView(view: scrollView)
      scrollView.addSubview(resized)
      scrollView.frame.size.height = 300
      resized.show(animated: false)
      #expect(resized.superview === it.host && resized.frame == scrollView.frame)

      let removed = HUDView(view: scrollView)
      scrollView.addSubview(removed)
      await it.advance(by: 0.1)
      #expect(removed.superview === scrollView)
      scrollView.contentOffset.y = 700
      removed.removeFromSuperview()
      removed.show(animated: false)
      #expect(removed.superview === it.host && removed.frame == scrollView.frame)
    }
  }

  /// The frame that the app gives it keeps its distance from the edges, as its mask says.
  @Test func aFrameOfTheAppsStays() async {
    await HostScreen.run { it in
      let scrollView = UIScrollView(frame: it.host.bounds)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      it.host.addSubview(scrollView)
      let hud = HUDView.showAdded(to: scrollView, animated: false)
      hud.frame = CGRect(x: 40, y: 100, width: 200, height: 200)
      await it.advance(by: 0.1)
      scrollView.frame.size.height = 300
      await it.advance(by: 0.1)
      #expect(hud.frame == CGRect(x: 40, y: 100, width: 200, height: 200))
      it.screen.resize(to: CGSize(width: 480, height: 420))
      await it.advance(by: 0.5)
      #expect(hud.frame == CGRect(x: 40, y: 100, width: 360, height: 140))
    }
  }

  /// Its own mask is not all that decides where a scroll view is.
  @Test func itFollowsWhereverTheAppsLayoutPutsTheScrollView() async {
    final class Page: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = bounds.insetBy(dx: 0, dy: 50)
      }
    }
    await HostScreen.run { it in
      let page = Page(frame: it.host.bounds)
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let scrollView = UIScrollView()
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
      page.addSubview(scrollView)
      it.host.addSubview(page)
      page.layoutIfNeeded()
      let hud = HUDView.showAdded(to: scrollView, animated: false)
      for size in [CGSize(width: 480, height: 320), CGSize(width: 320, height: 480)] {
        it.screen.resize(to: size)
        await it.advance(by: 0.5)
        #expect(hud.frame == CGRect(x: 0, y: 50, width: size.width, height: size.height - 100))
        #expect(scrollView.frame == hud.frame)
      }
    }
  }
}
