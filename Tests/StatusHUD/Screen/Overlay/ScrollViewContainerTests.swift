// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Rows 16 and 27: in a scroll view the mask spills, scrolls away and can be dragged through.
@MainActor @Suite("Container that scrolls", .exclusiveScreen) struct ScrollViewContainerTests {
  private func withScrollView(
    _ body: (StageScreen, UIScrollView) async throws -> Void
  ) async rethrows {
    try await StageScreen.run { it in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 80, width: 320, height: 400))
      scrollView.contentSize = CGSize(width: 320, height: 3000)
      it.appView.addSubview(scrollView)
      it.stage.containerView = scrollView
      try await body(it, scrollView)
    }
  }

  @Test func staysOverWhatIsVisible() async {
    await withScrollView { it, scrollView in
      scrollView.contentOffset = CGPoint(x: 0, y: 500)
      await it.show(mask: .black)
      #expect(it.bezelCenter == CGPoint(x: 160, y: 280))
      scrollView.contentOffset = CGPoint(x: 0, y: 1234)
      await it.screen.advance(by: 0)
      #expect(it.bezelCenter == CGPoint(x: 160, y: 280))
      #expect(it.overlay?.frame == scrollView.frame)
    }
  }

  @Test func aMaskCannotBeDraggedThrough() async {
    await withScrollView { it, scrollView in
      for (mask, scrolls) in [(StatusHUD.MaskType.clear, false), (.none, true)] {
        scrollView.contentOffset = .zero
        await it.show(mask: mask)
        it.screen.touchDown(at: CGPoint(x: 20, y: 400))
        for y in stride(from: CGFloat(390), through: 300, by: -10) {
          await it.screen.advance(by: 0.1)
          it.screen.touchMove(to: CGPoint(x: 20, y: y))
        }
        #expect((scrollView.contentOffset.y > 50) == scrolls)
        it.screen.touchUp(at: CGPoint(x: 20, y: 300))
        await it.screen.advance(by: 3)
      }
    }
  }

  @Test func followsTheSizeAndLeavesWithTheScrollView() async {
    await withScrollView { it, scrollView in
      await it.show()
      scrollView.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      await it.screen.advance(by: 0)
      #expect(it.overlay?.frame == scrollView.frame)
      #expect(it.bezelCenter == CGPoint(x: 100, y: 150))

      scrollView.removeFromSuperview()
      await it.screen.advance(by: 0)
      #expect(it.overlay?.window is OverlayWindow)
      #expect(it.appView.subviews.isEmpty)
    }
  }
}
