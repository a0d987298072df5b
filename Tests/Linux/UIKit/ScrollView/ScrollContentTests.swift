// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected behaviour: the documentation of UIScrollView's content, insets and offset.
@MainActor
@Suite(.exclusiveScreen)
struct ScrollContentTests {
  @Test func anInsetMovesTheContent() async {
    await withScrollView { screen, scrollView in
      scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      #expect(scrollView.contentOffset.y == -20)
      screen.turnWheel(at: CGPoint(x: 5, y: 5), by: CGPoint(x: 0, y: 5000))
      #expect(scrollView.contentOffset.y == 930)
      scrollView.contentInset = .zero
      #expect(scrollView.contentOffset.y == 900)
    }
  }

  @Test func theSafeAreaIsAddedWhereItScrolls() async {
    await withScrollView { screen, scrollView in
      screen.safeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 8, right: 5)
      #expect(
        scrollView.adjustedContentInset == UIEdgeInsets(top: 10, left: 5, bottom: 8, right: 5))
      #expect(scrollView.contentOffset.y == -10)
      scrollView.contentSize = CGSize(width: 20, height: 1000)
      #expect(
        scrollView.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 8, right: 0))
      scrollView.contentInsetAdjustmentBehavior = .always
      #expect(scrollView.adjustedContentInset.left == 5)
      scrollView.contentInsetAdjustmentBehavior = .never
      #expect(scrollView.adjustedContentInset == .zero)
      #expect(scrollView.contentOffset.y == 0)
    }
  }

  @Test func theEndOfShorterContentIsNotPassed() async {
    await withScrollView { _, scrollView in
      scrollView.contentOffset.y = 900
      scrollView.contentSize.height = 500
      #expect(scrollView.contentOffset.y == 400)
      scrollView.frame.size.height = 300
      #expect(scrollView.contentOffset.y == 200)
    }
  }

  @Test func anAnimatedOffsetArrivesAfterItsTime() async {
    await withScrollView { screen, scrollView in
      scrollView.scroll(to: CGPoint(x: 0, y: 200), animated: true)
      #expect(scrollView.contentOffset.y == 0)
      await screen.advance(by: 0.15)
      #expect(abs(scrollView.contentOffset.y - 100) < 1)
      await screen.advance(by: 0.15)
      #expect(scrollView.contentOffset.y == 200)
      // Eighteen frames of a sixtieth are 0.3 s.
      #expect(scrollView.scrolls == 18)
      scrollView.scroll(to: .zero, animated: false)
      #expect(scrollView.contentOffset == .zero)
    }
  }

  @Test func anotherOffsetEndsTheAnimation() async {
    await withScrollView { screen, scrollView in
      scrollView.scroll(to: CGPoint(x: 0, y: 200), animated: true)
      await screen.advance(by: 0.1)
      scrollView.contentOffset = CGPoint(x: 0, y: 500)
      await screen.advance(by: 1)
      #expect(scrollView.contentOffset.y == 500)
    }
  }

  @Test func aRectangleIsShownWithTheLeastMovement() async {
    await withScrollView { _, scrollView in
      scrollView.scrollRectToVisible(CGRect(0, 20, 10, 10), animated: false)
      #expect(scrollView.contentOffset.y == 0)
      scrollView.scrollRectToVisible(CGRect(0, 190, 10, 20), animated: false)
      #expect(scrollView.contentOffset.y == 110)
      scrollView.scrollRectToVisible(CGRect(0, 50, 10, 10), animated: false)
      #expect(scrollView.contentOffset.y == 50)
      scrollView.scrollRectToVisible(CGRect(0, 990, 10, 100), animated: false)
      #expect(scrollView.contentOffset.y == 900)
    }
  }

  @Test func theWheelScrollsTheInnermostToItsEndFirst() async {
    await withScrollView { screen, outer in
      let inner = UIScrollView(frame: CGRect(0, 0, 100, 50))
      inner.contentSize = CGSize(width: 100, height: 80)
      outer.addSubview(inner)
      let point = CGPoint(x: 5, y: 5)
      screen.turnWheel(at: point, by: CGPoint(x: 0, y: 40))
      #expect(inner.contentOffset.y == 30)
      #expect(outer.contentOffset.y == 0)
      screen.turnWheel(at: point, by: CGPoint(x: 0, y: 40))
      #expect(outer.contentOffset.y == 40)
      screen.turnWheel(at: CGPoint(x: 5, y: 90), by: CGPoint(x: 0, y: -100))
      #expect(outer.contentOffset.y == 0)
    }
  }

  @Test func offsetsThatAreNoNumbersAreNone() async {
    await withScrollView { _, scrollView in
      scrollView.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
      scrollView.scroll(to: CGPoint(x: CGFloat.infinity, y: 0), animated: true)
      #expect(scrollView.contentOffset == .zero)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func insetsThatAreNoNumbersAreNone(inset: CGFloat) async {
    await withScrollView { screen, scrollView in
      scrollView.contentInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
      screen.turnWheel(at: CGPoint(x: 5, y: 5), by: CGPoint(x: 0, y: 50))
      scrollView.contentSize.height = inset
      scrollView.contentOffset.y = 30
      await screen.advance(by: 1)
      #expect(scrollView.contentOffset.x.isFinite && scrollView.contentOffset.y.isFinite)
      scrollView.contentInset = .zero
      scrollView.contentSize.height = 1000
      scrollView.contentOffset.y = 30
      screen.turnWheel(at: CGPoint(x: 5, y: 5), by: CGPoint(x: 0, y: 50))
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: 80))
    }
  }

  @Test func aStillScrollViewCostsNothing() async {
    await withScrollView { screen, scrollView in
      scrollView.scroll(to: CGPoint(x: 0, y: 200), animated: true)
      await screen.advance(by: 1)
      #expect(MediaClock.nextDeadline == nil)
      let frames = screen.renderedFrameCount
      await screen.advance(by: 10)
      #expect(screen.renderedFrameCount == frames)
    }
  }
}
