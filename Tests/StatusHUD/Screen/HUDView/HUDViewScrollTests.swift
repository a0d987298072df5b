// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import Testing

/// Row 23: a HUD in a scroll view was off its centre and scrolled away. Expected values: the middle
/// of the scroll view's frame.
@MainActor @Suite(.exclusiveScreen) struct HUDViewScrollTests {
  private static let frame = CGRect(x: 0, y: 80, width: 320, height: 400)

  private func run(_ body: @MainActor (HostScreen, UIScrollView) async -> Void) async {
    await HostScreen.run { it in
      let scrollView = UIScrollView(frame: Self.frame)
      scrollView.contentSize = CGSize(width: 320, height: 3000)
      scrollView.contentOffset = CGPoint(x: 0, y: 500)
      it.host.addSubview(scrollView)
      await body(it, scrollView)
    }
  }

  private func middle(_ hud: HUDView) -> CGPoint {
    hud.layoutIfNeeded()
    return hud.convert(hud.bezelView.center, to: nil as UIView?)
  }

  @Test func row23_343ItStaysOverWhatIsVisible() async {
    await run { it, scrollView in
      let hud = HUDView.showAdded(to: scrollView, animated: false)
      #expect(middle(hud) == CGPoint(x: 160, y: 280))
      scrollView.contentOffset.y = 1234
      await it.advance(by: 0.1)
      #expect(middle(hud) == CGPoint(x: 160, y: 280))
      #expect(hud.frame == scrollView.frame)
    }
  }

  @Test func row23_343OneThatIsAddedByHandComesOutAsItIsShown() async {
    await run { it, scrollView in
      let hud = HUDView(view: scrollView)
      scrollView.addSubview(hud)
      hud.show(animated: false)
      scrollView.contentOffset.y = 100
      await it.advance(by: 0.1)
      #expect(middle(hud) == CGPoint(x: 160, y: 280))
      #expect(HUDView.hud(for: scrollView) === hud)
    }
  }

  /// It is the scroll view's, wherever it lies.
  @Test func itIsFoundInTheScrollViewAlone() async {
    await run { it, scrollView in
      let hud = HUDView.showAdded(to: scrollView, animated: false)
      let other = HUDView.showAdded(to: it.host, animated: false)
      #expect(HUDView.hud(for: scrollView) === hud)
      #expect(HUDView.hud(for: it.host) === other)
      #expect(HUDView.hideAll(for: it.host, animated: false) == 1)
      #expect(HUDView.hide(for: scrollView, animated: false))
      #expect(hud.superview == nil && scrollView.subviews.isEmpty)
      hud.show(animated: false)
      #expect(middle(hud) == CGPoint(x: 160, y: 280))
    }
  }

  @Test func itFollowsTheSizeAndLeavesWithTheScrollView() async {
    await run { it, scrollView in
      let log = HUDLog()
      let hud = HUDView.showAdded(to: scrollView, animated: false) { $0.delegate = log }
      scrollView.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      await it.advance(by: 0.1)
      #expect(middle(hud) == CGPoint(x: 100, y: 150))
      scrollView.removeFromSuperview()
      await it.advance(by: 0.1)
      #expect(hud.superview == nil)
      #expect(log.events == HUDLog.whole)
    }
  }

  /// Not yet in a view that could hold it: then in the scroll view, and out of it later.
  @Test func aScrollViewThatIsAddedLaterIsCoveredThen() async {
    await HostScreen.run { it in
      let scrollView = UIScrollView(frame: Self.frame)
      let hud = HUDView.showAdded(to: scrollView, animated: false)
      #expect(hud.superview === scrollView)
      it.host.addSubview(scrollView)
      await it.advance(by: 0.1)
      #expect(hud.superview === it.host)
      #expect(middle(hud) == CGPoint(x: 160, y: 280))
      #expect(hud.isVisible && hud.alpha == 1)
    }
  }
}
