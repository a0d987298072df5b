// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: children share the group's time and are cut off by it, not scaled to it.
@MainActor @Suite(.exclusiveScreen) struct GroupTests {
  private func group(_ children: [CAAnimation], duration: CFTimeInterval) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = children
    group.duration = duration
    return group
  }

  /// As in the spinner of SVProgressHUD, whose group repeats for ever.
  @Test func childrenInheritTheDuration() {
    Stage.withLayer(CAShapeLayer()) { stage, ring in
      let start = makeAnimation("strokeStart", from: 0.015, to: 0.515, duration: 0)
      let end = makeAnimation("strokeEnd", from: 0.485, to: 0.985, duration: 0)
      let both = group([start, end], duration: 1)
      both.repeatCount = .infinity
      both.isRemovedOnCompletion = false
      stage.play(both, on: ring, forKey: "progress")
      for time in [0.5, 7.5] {
        let shape = ring.presentationValues(at: Stage.start + time).shape
        #expect(isClose(shape?.strokeStart ?? -1, 0.265))
        #expect(isClose(shape?.strokeEnd ?? -1, 0.735))
      }
    }
  }

  /// What the group holds at its end is the end of its children.
  @Test func aGroupThatHoldsItsEndWantsNoFrames() {
    Stage.withLayer { stage, layer in
      let both = group([makeAnimation("opacity", from: 0, to: 0.5, duration: 1)], duration: 1)
      both.fillMode = .forwards
      both.isRemovedOnCompletion = false
      stage.play(both, on: layer)
      stage.advance(to: 5)
      #expect(stage.opacity(of: layer, at: 5) == 0.5)
      #expect(stage.context.nextFrameTime(after: Stage.start + 5) == nil)
    }
  }

  @Test func delegatesOfChildrenHearNothing() {
    Stage.withLayer { stage, layer in
      let (outer, inner) = (DelegateLog(), DelegateLog())
      let child = makeAnimation("opacity", from: 0, to: 1)
      child.delegate = inner
      let both = group([child], duration: 1)
      both.delegate = outer
      stage.play(both, on: layer)
      stage.advance(to: 1)
      #expect(outer.entries == ["start", "stop true"])
      #expect(inner.entries.isEmpty)
    }
  }
}
