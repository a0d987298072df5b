// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected behavior: UIKit's documentation of `UIVisualEffectView`; colors by what a blur is.
@MainActor
@Suite(.exclusiveScreen)
struct UIVisualEffectViewTests {
  /// A window that is white on the left and black on the right, and an effect view over all of it.
  private func withEffectView(
    _ body: (OffscreenScreen, UIWindow, UIVisualEffectView) async -> Void
  ) async {
    await withWindow(80, 40) { screen, window in
      _ = UIView(CGRect(0, 0, 40, 40), color: .white, in: window)
      _ = UIView(CGRect(40, 0, 40, 40), color: .black, in: window)
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      view.frame = window.bounds
      window.addSubview(view)
      await screen.advance(by: 0)
      await body(screen, window, view)
    }
  }

  /// The brightness left and right of the edge.
  private func edge(_ screen: OffscreenScreen) -> (left: Int, right: Int) {
    let pixels = PixelReader(screen.image())
    return (pixels.premultiplied(38, 20).green, pixels.premultiplied(42, 20).green)
  }

  @Test func whatIsBeneathIsBlurredAlsoInOtherWindows() async {
    await withEffectView { screen, window, view in
      let (left, right) = edge(screen)
      #expect(left > right && left - right < 12)
      let upper = shownWindow(on: screen, level: .alert)
      view.removeFromSuperview()
      #expect(edge(screen) == (255, 0))
      upper.addSubview(view)
      #expect(edge(screen) == (left, right))
      window.subviews.first?.backgroundColor = .black
      #expect(edge(screen).left < left)
    }
  }

  /// The setting changes while the view has no effect, which then fades in as that of a new view.
  @Test func anEffectThatReturnsIsThatOfTheSetting() async {
    await withEffectView { screen, _, view in
      let effect = view.effect
      @MainActor func middle() async -> Int {
        view.effect = nil
        screen.isReduceTransparencyEnabled = false
        UIView.animate(withDuration: 1) { view.effect = effect }
        await screen.advance(by: 0.5)
        return edge(screen).left
      }
      let expected = await middle()
      screen.isReduceTransparencyEnabled = true
      await screen.advance(by: 1)
      #expect(edge(screen).left == edge(screen).right, "it's opaque")
      #expect(await middle() == expected)
    }
  }

  /// Apple warns of it: the effect may be wrong, or not there at all.
  @Test func aTranslucentViewHasNoEffect() async {
    await withEffectView { screen, window, view in
      let blurred = edge(screen)
      for translucent in [view, window] {
        translucent.alpha = 0.5
        #expect(edge(screen).right == 0)
        translucent.alpha = 1
        #expect(edge(screen) == blurred)
      }
    }
  }
}
