// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: frames only while something that can be seen changes.
@MainActor @Suite(.exclusiveScreen) struct FrameScheduleTests {
  private func next(_ stage: Stage) -> CFTimeInterval? {
    stage.context.nextFrameTime(after: MediaClock.now()).map { $0 - Stage.start }
  }

  private func spin(_ layer: CALayer) {
    let spin = makeAnimation("transform.rotation.z", from: 0, to: 6)
    spin.repeatCount = .infinity
    layer.add(spin, forKey: "spin")
  }

  @Test func motionWantsEveryFrameUntilItsEnd() {
    Stage.withLayer { stage, layer in
      stage.play(makeAnimation("opacity", from: 0, to: 1), on: layer)
      #expect(next(stage) == 0)
      stage.advance(to: 0.5)
      #expect(next(stage) == 0.5)
      stage.advance(to: 1)
      #expect(next(stage) == nil)
    }
  }

  @Test func waitingForABeginningMakesNoFrames() {
    Stage.withLayer { stage, layer in
      let animation = makeAnimation("opacity", from: 0, to: 1)
      animation.beginTime = Stage.start + 5
      animation.fillMode = .both
      stage.play(animation, on: layer)
      #expect(next(stage) == 5)
      stage.advance(to: 5)
      #expect(next(stage) == 5)
    }
  }

  @Test func holdingAnEndMakesNoFrames() {
    Stage.withLayer { stage, layer in
      let animation = makeAnimation("opacity", from: 0, to: 0.5)
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      stage.play(animation, on: layer)
      stage.advance(to: 1)
      #expect(next(stage) == nil)
      #expect(stage.opacity(of: layer, at: 99) == 0.5)
    }
  }

  @Test func hiddenAndTransparentLayersMakeNoFrames() {
    Stage.with { stage in
      let outer = stage.makeLayer()
      let inner = CALayer()
      outer.addSublayer(inner)
      stage.commit()
      spin(inner)
      stage.commit()
      #expect(next(stage) == 0)
      CATransaction.setDisableActions(true)
      outer.isHidden = true
      #expect(next(stage) == nil)
      outer.isHidden = false
      outer.opacity = 0
      #expect(next(stage) == nil)
      outer.opacity = 0.01
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

  /// The layer is invisible at the end of its fade, but not during it.
  @Test func fadesOfTransparentLayersMakeFrames() {
    Stage.withLayer { stage, layer in
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      stage.play(makeAnimation("opacity", from: 1, to: 0), on: layer)
      #expect(next(stage) == 0)
    }
  }
}
