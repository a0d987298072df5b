// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// What the screen shows of a view, now.
@MainActor
private func shown<Value>(_ view: UIView, _ path: KeyPath<CALayer, Value>) -> Value? {
  view.layer.presentation()?[keyPath: path]
}

/// Expected values: linear from old to new, by hand; or the unit Bézier of the curve.
@MainActor
@Suite("View animations", .exclusiveScreen)
struct ViewAnimationTests {
  private func withView(
    _ body: (OffscreenScreen, UIView) async -> Void
  ) async {
    await withScreen { screen in
      let window = shownWindow(on: screen)
      let view = UIView(CGRect(0, 0, 10, 10), color: .red, in: window)
      await screen.advance(by: 0)
      await body(screen, view)
    }
  }

  private func linear(_ seconds: TimeInterval, _ changes: @escaping () -> Void) {
    UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear, animations: changes)
  }

  @Test func modelValuesAreSetAtOnceAndTheScreenFollows() async {
    await withView { screen, view in
      linear(1) {
        view.alpha = 0
        view.center = CGPoint(x: 105, y: 5)
        view.bounds.size.width = 20
      }
      #expect(view.alpha == 0)
      #expect(view.center.x == 105)
      await screen.advance(by: 0.25)
      #expect(isClose(shown(view, \.opacity), 0.75))
      #expect(isClose(shown(view, \.position.x), 30))
      #expect(isClose(shown(view, \.bounds.width), 12.5))
      await screen.advance(by: 0.75)
      #expect(view.layer.animationKeys() == nil)
      #expect(isClose(shown(view, \.position.x), 105))
    }
  }

  // Ease in and out is its own mirror: a half at the half. Its Bézier at a quarter is 0.1291619.
  @Test func theDefaultCurveEasesInAndOut() async {
    await withView { screen, view in
      UIView.animate(withDuration: 1) { view.center.x = 105 }
      await screen.advance(by: 0.25)
      #expect(isClose(shown(view, \.position.x), 5 + 100 * 0.1291619, tolerance: 0.01))
      await screen.advance(by: 0.25)
      #expect(isClose(shown(view, \.position.x), 55, tolerance: 0.01))
    }
  }

  @Test func transformsAnimateFromTheOldOne() async {
    await withView { screen, view in
      linear(1) { view.transform = CGAffineTransform(scaleX: 3, y: 3) }
      await screen.advance(by: 0.5)
      #expect(isClose(shown(view, \.transform.m11), 2))
      await screen.advance(by: 0.5)
      #expect(isClose(shown(view, \.transform.m11), 3))
    }
  }

  // A scale of zero has no inverse, so nothing additive leads to it.
  @Test func transformsWithoutAnInverseAnimateToo() async {
    await withView { screen, view in
      linear(1) { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
      await screen.advance(by: 0.5)
      #expect(isClose(shown(view, \.transform.m11), 0.5))
    }
  }

  // Additive: half a second into the way to 105 (at 55), back to 5. The old delta still decays,
  // -50 + 25 after another quarter, while the new one is 100 - 25: 5 - 25 + 75 = 55. Nothing jumps.
  @Test func aSecondAnimationDoesNotJump() async {
    await withView { screen, view in
      linear(1) { view.center.x = 105 }
      await screen.advance(by: 0.5)
      let before = shown(view, \.position.x)
      linear(1) { view.center.x = 5 }
      await screen.advance(by: 0)
      #expect(isClose(shown(view, \.position.x), before ?? -1))
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      await screen.advance(by: 0.25)
      #expect(isClose(shown(view, \.position.x), 55))
      await screen.advance(by: 0.75)
      #expect(isClose(shown(view, \.position.x), 5))
    }
  }

  // Opacity is replaced: from what shows (0.5) with the option, from what was set (0) without it.
  @Test func beginFromCurrentState() async {
    await withView { screen, view in
      linear(1) { view.alpha = 0 }
      await screen.advance(by: 0.5)
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
        animations: { view.alpha = 1 })
      await screen.advance(by: 0)
      #expect(isClose(shown(view, \.opacity), 0.5))
      await screen.advance(by: 0.5)
      #expect(isClose(shown(view, \.opacity), 0.75))
      linear(1) { view.alpha = 0 }
      await screen.advance(by: 0)
      #expect(isClose(shown(view, \.opacity), 1))
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

  @Test func outsideABlockNothingAnimates() async {
    await withView { screen, view in
      view.alpha = 0.5
      view.center.x = 50
      #expect(view.layer.animationKeys() == nil)
      await screen.advance(by: 0)
      #expect(isClose(shown(view, \.opacity), 0.5))
      #expect(view.layer.action(forKey: "opacity") == nil)
    }
  }

  @Test func performWithoutAnimationIsAHoleInTheBlock() async {
    await withView { _, view in
      linear(1) {
        view.alpha = 0
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          view.center.x = 50
        }
      }
      #expect(UIView.areAnimationsEnabled)
      #expect(view.layer.animationKeys() == ["opacity"])
    }
  }

  @Test func nestedBlocksInheritTheirTime() async {
    await withView { _, view in
      #expect(UIView.inheritedAnimationDuration == 0)
      linear(2) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        UIView.animate(
          withDuration: 1, delay: 0, options: .overrideInheritedDuration,
          animations: { view.center.x = 50 })
      }
      #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
      #expect(view.layer.animation(forKey: "position")?.duration == 1)
    }
  }

  @Test func repeatingAndReversing() async {
    await withView { screen, view in
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse],
        animations: { view.alpha = 0 })
      await screen.advance(by: 1.25)
      #expect(isClose(shown(view, \.opacity), 0.25))
      await screen.advance(by: 10)
      #expect(view.layer.animationKeys() == ["opacity"])
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

  // The way to take part with a key of one's own: ask for an animation and give it another path.
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
    await withScreen { screen in
      let window = shownWindow(on: screen)
      let bar = Bar(frame: CGRect(0, 0, 10, 10))
      window.addSubview(bar)
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
