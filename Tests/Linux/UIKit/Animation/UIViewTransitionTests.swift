// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: on a linear curve, the mean of the old and the new color after half the time.
/// Expected behavior: the documentation of `UIView.transition`.
@MainActor
@Suite(.exclusiveScreen)
struct UIViewTransitionTests {
  private func withView(_ body: (OffscreenScreen, UIWindow, UIView) async -> Void) async {
    await withWindow(color: .white) { screen, window in
      let view = UIView(CGRect(20, 30, 10, 10), color: .red, in: window)
      await screen.advance(by: 0)
      await body(screen, window, view)
    }
  }

  private func dissolve(
    _ view: UIView, _ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: changes, completion: completion)
  }

  private func color(_ screen: OffscreenScreen, _ x: Int, _ y: Int) -> Pixel {
    PixelReader(screen.image()).straight(x, y)
  }

  @Test func theOldLookDissolvesIntoTheNew() async {
    await withView { screen, _, view in
      var finished: [Bool] = []
      dissolve(view) {
        view.backgroundColor = .blue
      } completion: {
        finished.append($0)
      }
      #expect(view.layer.animation(forKey: "backgroundColor") == nil)
      await screen.advance(by: 0.25)
      #expect(color(screen, 25, 35).difference(to: Pixel(191, 0, 64)) <= 2)
      #expect(color(screen, 19, 35) == .white)
      #expect(finished.isEmpty)
      await screen.advance(by: 0.75)
      #expect(finished == [true])
      #expect(color(screen, 25, 35) == .blue)
      #expect(view.superview?.layer.sublayers?.count == 1)
    }
  }

  // This includes transparent views and views above a material.
  @Test(arguments: [false, true])
  func blackIntoBlackStaysBlack(isOverMaterial: Bool) async {
    await withView { screen, window, view in
      view.backgroundColor = nil
      if isOverMaterial {
        let material = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        material.frame = window.bounds
        window.addSubview(material)
        material.contentView.addSubview(view)
      }
      let old = UIView(CGRect(0, 0, 5, 10), color: .black, in: view)
      await screen.advance(by: 0)
      dissolve(view) {
        old.removeFromSuperview()
        _ = UIView(CGRect(0, 0, 10, 10), color: .black, in: view)
      }
      for _ in 0..<20 {
        #expect(color(screen, 22, 35) == .black)
        await screen.advance(by: 0.05)
      }
    }
  }

  // The part begins 5 points above and to the left of its superview's origin.
  @Test func whatLiesBeforeTheOriginDissolvesToo() async {
    await withView { screen, _, view in
      let part = UIView(CGRect(-5, -5, 10, 10), color: .black, in: view)
      await screen.advance(by: 0)
      dissolve(part) { part.backgroundColor = .blue }
      await screen.advance(by: 0.5)
      #expect(color(screen, 17, 27).difference(to: Pixel(0, 0, 128)) <= 2)
      #expect(color(screen, 23, 33).difference(to: Pixel(0, 0, 128)) <= 2)
    }
  }

  @Test func whatIsNotSeenChangesAtOnce() async {
    await withScreen { screen in
      let loose = UIView(CGRect(0, 0, 10, 10))
      var isFinished = false
      dissolve(loose, { loose.alpha = 0.5 }, completion: { isFinished = $0 })
      #expect(loose.alpha == 0.5)
      await screen.advance(by: 0)
      #expect(isFinished)
    }
  }

  /// Expected behavior: the documentation of `UIView.AnimationOptions.allowUserInteraction`.
  @Test(arguments: [UIView.AnimationOptions.curveLinear, .allowUserInteraction])
  func anAnimatingViewIsHitOnlyIfItIsAllowed(options: UIView.AnimationOptions) async {
    await withView { screen, _, view in
      UIView.animate(
        withDuration: 1, delay: 0, options: options, animations: { view.alpha = 0.5 })
      await screen.advance(by: 0.5)
      let isHit = screen.view(at: view.center) === view
      #expect(isHit == (options == .allowUserInteraction))
      await screen.advance(by: 0.5)
      #expect(screen.view(at: view.center) === view)
    }
  }
}
