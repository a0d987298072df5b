// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Apple's documentation of `CAPropertyAnimation`, `CASpringAnimation` and
/// `CALayer.add(_:forKey:)`.
@MainActor @Suite(.exclusiveScreen) struct BasicAnimationTests {
  /// A spring has its own curve, whatever the timing function says.
  @Test func springsPassTheirEnd() {
    Stage.withLayer { stage, layer in
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 0
      spring.toValue = 100
      spring.damping = 2
      spring.duration = 5
      spring.timingFunction = CAMediaTimingFunction(name: .easeIn)
      stage.play(spring, on: layer)
      let expected = SpringCurve(
        mass: 1, stiffness: 100, damping: 2, velocity: 0
      ).value(at: 0.3)
      #expect(expected > 1.5)
      #expect(isClose(stage.x(of: layer, at: 0.3), CGFloat(expected) * 100, tolerance: 1e-6))
    }
  }

  /// A copy is played: Apple's `add(_:forKey:)` copies.
  @Test func laterChangesOfTheAnimationHaveNoEffect() {
    Stage.withLayer { stage, layer in
      let animation = makeAnimation("opacity", from: 0, to: 1)
      layer.add(animation, forKey: "a")
      animation.toValue = 0
      (layer.animation(forKey: "a") as? CABasicAnimation)?.toValue = 0
      stage.commit()
      #expect(layer.animation(forKey: "a") !== animation)
      #expect(isClose(stage.opacity(of: layer, at: 0.5), 0.5))
    }
  }
}
