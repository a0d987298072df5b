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

  @Test func groupsCutOff() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      let child = makeAnimation("opacity", from: 0, to: 1, duration: 4)
      layer.add(group([child], duration: 1), forKey: nil)
      stage.commit()
      #expect(isClose(stage.opacity(of: layer, at: 0.5), 0.125))
      #expect(isClose(stage.opacity(of: layer, at: 0.999), 0.24975))
      #expect(stage.opacity(of: layer, at: 1) == 1)
    }
  }

  @Test func shortChildrenEndEarly() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      let child = makeAnimation("opacity", from: 0, to: 0.5, duration: 0.5)
      layer.add(group([child], duration: 2), forKey: nil)
      stage.commit()
      #expect(isClose(stage.opacity(of: layer, at: 0.25), 0.25))
      #expect(stage.opacity(of: layer, at: 1) == 1)
    }
  }

  @Test func childrenBeginInTheirTurn() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      let first = makeAnimation("opacity", from: 0, to: 1, duration: 0.5)
      let second = makeAnimation("position.x", from: 0, to: 10, duration: 0.5)
      second.beginTime = 0.5
      second.fillMode = .backwards
      layer.add(group([first, second], duration: 1), forKey: nil)
      stage.commit()
      #expect(isClose(stage.opacity(of: layer, at: 0.25), 0.5))
      #expect(stage.x(of: layer, at: 0.25) == 0)
      #expect(isClose(stage.x(of: layer, at: 0.75), 5))
      #expect(stage.opacity(of: layer, at: 0.75) == 1)
    }
  }

  /// The spinner of SVProgressHUD: children without durations last as long as the group, and it
  /// repeats without end.
  @Test func childrenInheritTheDuration() {
    Stage.with { stage in
      let ring = stage.makeLayer(CAShapeLayer())
      let start = makeAnimation("strokeStart", from: 0.015, to: 0.515, duration: 0)
      let end = makeAnimation("strokeEnd", from: 0.485, to: 0.985, duration: 0)
      let both = group([start, end], duration: 1)
      both.repeatCount = .infinity
      both.isRemovedOnCompletion = false
      ring.add(both, forKey: "progress")
      stage.commit()
      for time in [0.5, 7.5] {
        let shape = ring.presentationValues(at: Stage.start + time).shape
        #expect(isClose(shape?.strokeStart ?? -1, 0.265))
        #expect(isClose(shape?.strokeEnd ?? -1, 0.735))
      }
    }
  }

  /// What the group holds at its end is the end of its children.
  @Test func groupsHoldTheEnd() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      let both = group([makeAnimation("opacity", from: 0, to: 0.5, duration: 1)], duration: 1)
      both.fillMode = .forwards
      both.isRemovedOnCompletion = false
      layer.add(both, forKey: nil)
      stage.commit()
      stage.advance(to: 5)
      #expect(stage.opacity(of: layer, at: 5) == 0.5)
      #expect(stage.context.nextFrameTime(after: Stage.start + 5) == nil)
    }
  }

  @Test func groupsTurnBack() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      let both = group([makeAnimation("opacity", from: 0, to: 1, duration: 1)], duration: 1)
      both.autoreverses = true
      layer.add(both, forKey: nil)
      stage.commit()
      #expect(isClose(stage.opacity(of: layer, at: 0.75), 0.75))
      #expect(isClose(stage.opacity(of: layer, at: 1.75), 0.25))
    }
  }

  /// Only the group is heard of.
  @Test func delegatesOfChildrenHearNothing() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      let (outer, inner) = (DelegateLog(), DelegateLog())
      let child = makeAnimation("opacity", from: 0, to: 1)
      child.delegate = inner
      let both = group([child], duration: 1)
      both.delegate = outer
      layer.add(both, forKey: nil)
      stage.commit()
      stage.advance(to: 1)
      #expect(outer.entries == ["start", "stop true"])
      #expect(inner.entries.isEmpty)
    }
  }
}
