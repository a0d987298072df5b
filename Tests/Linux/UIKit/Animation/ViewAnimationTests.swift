// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: linear from old to new, by hand; or the unit Bézier of the curve.
@MainActor
@Suite(.exclusiveScreen)
struct ViewAnimationTests {
  private func linear(_ seconds: TimeInterval, _ changes: @escaping () -> Void) {
    UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear, animations: changes)
  }

  // A scale of zero has no inverse, so that its animation cannot be additive.
  @Test(arguments: [(3.0, 2.0), (0, 0.5)] as [(CGFloat, CGFloat)])
  func transformsAnimateFromTheOldOne(scale: CGFloat, half: CGFloat) async {
    await withView { screen, view in
      linear(1) { view.transform = CGAffineTransform(scaleX: scale, y: scale) }
      await screen.advance(by: 0.5)
      #expect(isClose(shown(view, \.transform.m11), half))
      await screen.advance(by: 0.5)
      #expect(isClose(shown(view, \.transform.m11), scale))
    }
  }

  // The old look is held for the delay, the model is the new one at once.
  @Test func aDelayHoldsTheOldLook() async {
    await withView { screen, view in
      UIView.animate(
        withDuration: 1, delay: 2, options: .curveLinear, animations: { view.alpha = 0 })
      await screen.advance(by: 1.5)
      #expect(view.alpha == 0)
      #expect(isClose(shown(view, \.opacity), 1))
      await screen.advance(by: 1)
      #expect(isClose(shown(view, \.opacity), 0.5))
    }
  }

  // UIKit: animating views take no touches unless the block allows it.
  @Test func animatingViewsAreNotHit() async {
    await withView { screen, view in
      let point = CGPoint(x: 5, y: 5)
      linear(1) { view.alpha = 0.5 }
      await screen.advance(by: 0.5)
      #expect(screen.view(at: point) !== view)
      await screen.advance(by: 0.5)
      #expect(screen.view(at: point) === view)
      UIView.animate(
        withDuration: 1, delay: 0, options: .allowUserInteraction,
        animations: { view.alpha = 1 })
      await screen.advance(by: 0.5)
      #expect(screen.view(at: point) === view)
    }
  }

  // A layer's own key takes part with the animation of another key, of which it changes the path.
  private final class Bar: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      guard event == "strokeEnd",
        let animation = super.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation
      else { return super.action(for: layer, forKey: event) }
      animation.keyPath = event
      animation.fromValue = (layer as? CAShapeLayer)?.strokeEnd
      return animation
    }
  }

  @Test func ownLayerKeysCanTakePart() async {
    await withWindow { screen, window in
      let bar = Bar(CGRect(0, 0, 10, 10), in: window)
      await screen.advance(by: 0)
      var finished: Bool?
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { (bar.layer as? CAShapeLayer)?.strokeEnd = 0 }, completion: { finished = $0 })
      await screen.advance(by: 0.5)
      let shownLayer = bar.layer.presentation() as? CAShapeLayer
      #expect(isClose(shownLayer?.strokeEnd, 0.5))
      #expect(finished == nil)
      await screen.advance(by: 0.5)
      #expect(finished == true)
    }
  }
}

/// Expected values, worked out by hand: what is left of the swing at the end of the duration is
/// 0.1 %, as was measured on Apple's UIKit and published with openuikit.
@MainActor
@Suite(.exclusiveScreen)
struct SpringTests {
  @Test func oddNumbersMakeFiniteSprings() {
    for ratio in [CGFloat.nan, -1, 0, 5, .infinity] {
      let spring = ViewSpring(duration: .nan, dampingRatio: ratio, initialVelocity: .nan)
      #expect(spring.stiffness.isFinite && spring.stiffness > 0)
      #expect(spring.damping.isFinite && spring.damping > 0)
    }
  }
}
