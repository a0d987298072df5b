// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Touched: UIView {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}

/// Expected behavior: the documentation of `UIScrollView`.
@MainActor
@Suite(.exclusiveScreen)
struct ScrollViewTests {
  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 50, y: y) }

  // The first ten points only tell that it's a drag, and nothing is beyond the ends.
  @Test func contentFollowsTheFinger() async {
    await withScrollView { screen, scrollView in
      screen.touchDown(at: point(90))
      screen.touchMove(to: point(81))
      screen.touchMove(to: point(79))
      #expect(scrollView.contentOffset.y == 0)
      screen.touchMove(to: point(49))
      #expect(scrollView.contentOffset.y == 30)
      let row = UIView(CGRect(0, 40, 10, 10), color: .red, in: scrollView)
      #expect(row.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 10))
      #expect(PixelReader(screen.image()).bounds() == CGRect(0, 10, 10, 10))
      screen.touchMove(to: point(99))
      #expect(scrollView.contentOffset.y == 0)
      screen.touchUp(at: point(97))
      #expect(scrollView.contentOffset.y == 2)
    }
  }

  @Test func contentHasATouchUntilItIsADrag() async {
    await withScrollView { screen, scrollView in
      let content = Touched(CGRect(0, 0, 100, 1000), in: scrollView)
      screen.tap(at: point(50))
      #expect(content.log == ["began", "ended"])
      content.log = []
      screen.touchDown(at: point(50))
      screen.touchMove(to: point(45))
      screen.touchMove(to: point(30))
      screen.touchMove(to: point(20))
      screen.touchUp(at: point(20))
      #expect(content.log == ["began", "moved", "cancelled"])
      #expect(scrollView.contentOffset.y == 10)
    }
  }

  @Test func aControlKeepsItsTouch() async {
    await withScrollView { screen, scrollView in
      let control = UIControl(CGRect(0, 0, 100, 1000), in: scrollView)
      screen.touchDown(at: point(50))
      screen.touchMove(to: point(10))
      #expect(control.isHighlighted && scrollView.contentOffset.y == 0)
      screen.touchUp(at: point(10))
    }
  }
}

/// Expected behavior: the documentation of UIScrollView's content, insets and offset.
@MainActor
@Suite(.exclusiveScreen)
struct ScrollContentTests {
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
}

/// A scroll view of 100 x 100 points, which fills its window, with content ten times as high.
@MainActor
func withScrollView(_ body: (OffscreenScreen, UIScrollView) async -> Void) async {
  await withWindow { screen, window in
    let scrollView = UIScrollView(CGRect(0, 0, 100, 100), in: window)
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    await screen.advance(by: 0)
    await body(screen, scrollView)
  }
}
