// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected behavior: UIKit's documentation of `UIVisualEffectView`; colors by what a blur is.
@MainActor
@Suite(.exclusiveScreen)
struct UIVisualEffectViewTests {
  private static let white = Pixel(255, 255, 255)

  /// A window that is white on the left and black on the right, and an effect view over all of it.
  private func withEffectView(
    _ style: UIBlurEffect.Style?,
    _ body: (OffscreenScreen, UIWindow, UIVisualEffectView) async -> Void
  ) async {
    await withWindow(80, 40) { screen, window in
      _ = UIView(CGRect(0, 0, 40, 40), color: .white, in: window)
      _ = UIView(CGRect(40, 0, 40, 40), color: .black, in: window)
      let view = UIVisualEffectView(effect: style.map { UIBlurEffect(style: $0) })
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

  @Test func theContentViewFillsTheViewAndIsSharp() async {
    await withEffectView(.light) { screen, _, view in
      #expect(view.contentView.superview === view)
      #expect(view.contentView.frame == view.bounds)
      view.frame = CGRect(10, 0, 60, 30)
      #expect(view.contentView.frame == view.bounds)
      _ = UIView(CGRect(20, 10, 5, 5), color: .red, in: view.contentView)
      #expect(PixelReader(screen.image()).premultiplied(32, 12) == .pureRed)
      #expect(screen.view(at: CGPoint(x: 32, y: 12)) === view.contentView.subviews.first)
    }
  }

  @Test func whatIsBeneathIsBlurredAlsoInOtherWindows() async {
    await withEffectView(.dark) { screen, window, view in
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

  @Test func reduceTransparencyMakesItOpaque() async {
    await withEffectView(.systemMaterial) { screen, _, _ in
      AccessibilitySettings.shared.reducesTransparency = true
      let (left, right) = edge(screen)
      // 0.97 · 255 = 247.35, which Cairo rounds up.
      #expect(abs(left - 247) <= 1)
      #expect(left == right)
      AccessibilitySettings.shared.reducesTransparency = false
      #expect(edge(screen).left > edge(screen).right)
    }
  }

  @Test func roundCornersCutTheBlur() async {
    await withEffectView(.dark) { screen, _, view in
      view.layer.cornerRadius = 12
      view.clipsToBounds = true
      let pixels = PixelReader(screen.image())
      #expect(pixels.premultiplied(0, 0) == Self.white)
      #expect(pixels.premultiplied(0, 20).green < 160)
    }
  }

  /// Apple warns of it: the effect may be wrong, or not there at all.
  @Test func aTranslucentViewHasNoEffect() async {
    await withEffectView(.dark) { screen, window, view in
      let blurred = edge(screen)
      for translucent in [view, window] {
        translucent.alpha = 0.5
        #expect(edge(screen).right == 0)
        translucent.alpha = 1
        #expect(edge(screen) == blurred)
      }
    }
  }

  @Test func anEffectFadesInAndOutWithinAnimations() async {
    await withEffectView(nil) { screen, _, view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .dark)
      }
      await screen.advance(by: 0.5)
      let half = edge(screen)
      await screen.advance(by: 0.5)
      let full = edge(screen)
      #expect(abs(half.left - (255 + full.left) / 2) <= 1)
      #expect(abs(half.right - full.right / 2) <= 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
      await screen.advance(by: 0.5)
      #expect(abs(edge(screen).left - half.left) <= 1)
      await screen.advance(by: 0.5)
      #expect(edge(screen) == (255, 0))
    }
  }
}
