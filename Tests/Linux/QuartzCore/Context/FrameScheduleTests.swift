// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: frames only while something that can be seen changes.
@MainActor @Suite(.exclusiveScreen) struct FrameScheduleTests {
  private func next(_ stage: Stage) -> CFTimeInterval? {
    stage.context.nextFrameTime(after: MediaClock.now()).map { $0 - Stage.start }
  }

  /// Neither waiting for the beginning nor holding the end takes frames.
  @Test func motionWantsEveryFrameUntilItsEnd() {
    Stage.withLayer { stage, layer in
      let animation = makeAnimation("opacity", from: 0, to: 0.5)
      animation.beginTime = Stage.start + 5
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      stage.play(animation, on: layer)
      for (time, expected) in [(0, 5), (5, 5), (5.5, 5.5), (6, nil)] as [(Double, Double?)] {
        stage.advance(to: time)
        #expect(next(stage) == expected)
      }
      #expect(stage.opacity(of: layer, at: 99) == 0.5)
    }
  }

  @Test func hiddenAndTransparentLayersMakeNoFrames() {
    Stage.with { stage in
      let outer = stage.makeLayer()
      let inner = CALayer()
      outer.addSublayer(inner)
      let spin = makeAnimation("transform.rotation.z", from: 0, to: 6)
      spin.repeatCount = .infinity
      stage.play(spin, on: inner)
      #expect(next(stage) == 0)
      CATransaction.setDisableActions(true)
      outer.isHidden = true
      #expect(next(stage) == nil)
      outer.isHidden = false
      outer.opacity = 0
      #expect(next(stage) == nil)
      outer.opacity = 0.01
      #expect(next(stage) == 0)
      // The layer is invisible at the end of its fade, but not during it.
      outer.opacity = 0
      stage.play(makeAnimation("opacity", from: 1, to: 0), on: outer)
      #expect(next(stage) == 0)
    }
  }

  /// A frame is due at the end, because the delegate is told then.
  @Test func endsOfHiddenAnimationsAreWaitedFor() {
    Stage.withLayer { stage, layer in
      CATransaction.setDisableActions(true)
      layer.isHidden = true
      let log = DelegateLog()
      stage.play(makeAnimation("position.x", from: 0, to: 1, duration: 2, delegate: log), on: layer)
      #expect(next(stage) == 2)
      stage.advance(to: 2)
      #expect(log.entries == ["start", "stop true"])
      #expect(next(stage) == nil)
    }
  }

  /// There is none between the steps. A tenth and a half isn't exact in floating point: a frame is
  /// never early, and not visibly late.
  @Test func eachStepOfAnAnimationHasAFrame() {
    Stage.withLayer { stage, layer in
      let steps = StepAnimation(keyPath: "position.x", values: [1, 2, 3], duration: 0.45)
      stage.play(steps, on: layer)
      var now = 0.0
      for (index, x) in [1, 2, 3, 1, 2].enumerated() {
        #expect((0...1e-5).contains(now - 0.15 * Double(index)))
        #expect(stage.x(of: layer, at: now) == CGFloat(x))
        now = next(stage) ?? .infinity
        stage.advance(to: now)
      }
    }
  }
}
