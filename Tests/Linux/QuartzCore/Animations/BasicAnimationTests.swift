// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: the combinations of from, to and by in Apple's documentation of
/// `CABasicAnimation`, on a position of 100.
@MainActor @Suite(.exclusiveScreen) struct BasicAnimationTests {
  @Test(
    arguments: [
      (10.0, 20.0, nil, 10.0, 20.0), (10, nil, 5, 10, 15), (nil, 20, 5, 15, 20),
      (10, nil, nil, 10, 100), (nil, 20, nil, 100, 20), (nil, nil, 5, 100, 105),
      (nil, nil, nil, 100, 100),
    ] as [(Double?, Double?, Double?, Double, Double)])
  func endsComeFromWhatIsGiven(from: Double?, to: Double?, by: Double?, start: Double, end: Double)
  {
    Stage.with { stage in
      let layer = stage.makeLayer()
      layer.actions = ["position": NSNull()]
      layer.position.x = 100
      layer.add(makeAnimation("position.x", from: from, to: to, by: by), forKey: nil)
      stage.commit()
      #expect(isClose(stage.x(of: layer, at: 0), start))
      #expect(isClose(stage.x(of: layer, at: 0.5), (start + end) / 2))
      #expect(isClose(stage.x(of: layer, at: 0.9999999), end, tolerance: 1e-4))
      #expect(stage.x(of: layer, at: 1) == 100)
    }
  }

  /// Table of fill modes, with a delay of one second.
  @Test(
    arguments: [
      (CAMediaTimingFillMode.removed, [1, 0.5, 1]), (.backwards, [0, 0.5, 1]),
      (.forwards, [1, 0.5, 0.8]), (.both, [0, 0.5, 0.8]),
    ] as [(CAMediaTimingFillMode, [Float])])
  func fillModes(mode: CAMediaTimingFillMode, expected: [Float]) {
    Stage.with { stage in
      let layer = stage.makeLayer()
      let animation = makeAnimation("opacity", from: 0, to: 0.8)
      animation.fromValue = 0
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1
      animation.fillMode = mode
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "a")
      stage.commit()
      stage.advance(to: 3)
      #expect(isClose(stage.opacity(of: layer, at: 0.5), expected[0]))
      #expect(isClose(stage.opacity(of: layer, at: 1.625), expected[1]))
      #expect(isClose(stage.opacity(of: layer, at: 3), expected[2]))
      #expect(layer.animation(forKey: "a") != nil)
    }
  }

  /// Additive animations add up on the model in the order in which they came.
  @Test func additiveAnimationsStack() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      CATransaction.setDisableActions(true)
      layer.position.x = 100
      for (from, duration) in [(-40.0, 1.0), (10, 2)] {
        let animation = makeAnimation("position.x", from: from, to: 0, duration: duration)
        animation.isAdditive = true
        layer.add(animation, forKey: nil)
      }
      stage.commit()
      #expect(isClose(stage.x(of: layer, at: 0), 70))
      #expect(isClose(stage.x(of: layer, at: 0.5), 87.5))
      #expect(isClose(stage.x(of: layer, at: 1), 105))
      #expect(isClose(stage.x(of: layer, at: 1.5), 102.5))
    }
  }

  /// A plain animation hides what lies under it, an additive one above it adds to it.
  @Test func additiveOnTopOfAPlainOne() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      layer.add(makeAnimation("position.x", from: 10, to: 20), forKey: "plain")
      let more = makeAnimation("position.x", from: 1, to: 1)
      more.isAdditive = true
      layer.add(more, forKey: "more")
      stage.commit()
      #expect(isClose(stage.x(of: layer, at: 0.5), 16))
    }
  }

  /// The animated matrix acts first: `old · new⁻¹` takes a layer from the new one to the old.
  @Test func additiveTransformsConcatenate() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      let old = CATransform3DMakeTranslation(10, 0, 0)
      let new = CATransform3DMakeScale(2, 2, 1)
      CATransaction.setDisableActions(true)
      layer.transform = new
      let from = CATransform3DConcat(old, CATransform3DInvert(new))
      let animation = makeAnimation("transform", from: from, to: CATransform3DIdentity)
      animation.isAdditive = true
      layer.add(animation, forKey: nil)
      stage.commit()
      #expect(isClose(layer.presentationValues(at: Stage.start).transform, old))
      #expect(isClose(layer.presentationValues(at: Stage.start + 1).transform, new))
    }
  }

  /// value += k · end: three repetitions of 0…10 end at 30.
  @Test func cumulativeRepetitionsGoOn() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      let animation = makeAnimation("position.x", from: 0, to: 10)
      animation.isCumulative = true
      animation.repeatCount = 3
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: nil)
      stage.commit()
      #expect(isClose(stage.x(of: layer, at: 0.5), 5))
      #expect(isClose(stage.x(of: layer, at: 1.5), 15))
      #expect(isClose(stage.x(of: layer, at: 2.75), 27.5))
      #expect(isClose(stage.x(of: layer, at: 9), 30))
    }
  }

  /// The spinner's turn: through the component a full turn is a full turn.
  @Test func rotationByComponentTurnsAllTheWay() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      let turn = makeAnimation("transform.rotation", from: 0, to: 2 * Double.pi)
      turn.repeatCount = .infinity
      layer.add(turn, forKey: "turn")
      stage.commit()
      for (time, angle) in [(0.0, 0.0), (0.25, 0.5), (0.5, 1), (0.75, 1.5), (7.25, 0.5)] {
        let expected = CATransform3DMakeRotation(angle * .pi, 0, 0, 1)
        let shown = layer.presentationValues(at: Stage.start + time).transform
        #expect(isClose(shown, expected, tolerance: 1e-8))
      }
    }
  }

  /// `timingFunction(u)`: ease-in half-way is 0.315357, from the CSS curve of that name.
  @Test func paceBendsProgress() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      let animation = makeAnimation("opacity", from: 0, to: 1)
      animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
      layer.add(animation, forKey: nil)
      stage.commit()
      #expect(isClose(stage.opacity(of: layer, at: 0.5), 0.315357))
    }
  }

  /// The spring's own curve, whatever the timing function says; it may pass its end.
  @Test func springsPassTheirEnd() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 0
      spring.toValue = 100
      spring.damping = 2
      spring.duration = spring.settlingDuration
      spring.timingFunction = CAMediaTimingFunction(name: .easeIn)
      layer.add(spring, forKey: nil)
      stage.commit()
      let expected = SpringCurve(
        mass: 1, stiffness: 100, damping: 2, velocity: 0, allowsOverdamping: false
      ).value(at: 0.3)
      #expect(expected > 1.5)
      #expect(isClose(stage.x(of: layer, at: 0.3), CGFloat(expected) * 100, tolerance: 1e-6))
    }
  }

  /// A copy is played: Apple's `add(_:forKey:)` copies.
  @Test func laterChangesOfTheAnimationHaveNoEffect() {
    Stage.with { stage in
      let layer = stage.makeLayer()
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
