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
struct UIScrollViewTests {
  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 50, y: y) }

  /// A scroll view of 100 x 100 points, which fills its window, with content ten times as high.
  private func withScrollView(_ body: (OffscreenScreen, UIScrollView) async -> Void) async {
    await withWindow { screen, window in
      let scrollView = UIScrollView(CGRect(0, 0, 100, 100), in: window)
      scrollView.contentSize = CGSize(width: 100, height: 1000)
      await screen.advance(by: 0)
      await body(screen, scrollView)
    }
  }

  /// A control keeps its touch.
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

      let control = UIControl(CGRect(0, 0, 100, 1000), in: scrollView)
      screen.touchDown(at: point(50))
      screen.touchMove(to: point(10))
      #expect(control.isHighlighted && scrollView.contentOffset.y == 10)
      screen.touchUp(at: point(10))
    }
  }
}
