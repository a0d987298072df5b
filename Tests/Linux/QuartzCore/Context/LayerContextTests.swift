// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: what the context promises in its own documentation.
@MainActor @Suite(.exclusiveScreen) struct LayerContextTests {
  @Test func oneCommitIsAskedForAtATime() {
    Stage.withLayer { stage, layer in
      let before = stage.commitRequests
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      layer.position.x = 3
      layer.setNeedsLayout()
      layer.add(makeAnimation("opacity", from: 0, to: 1), forKey: nil)
      #expect(stage.commitRequests == before + 1)
      #expect(stage.context.needsCommit)
      stage.commit()
      #expect(!stage.context.needsCommit)
      layer.opacity = 0.5
      #expect(stage.commitRequests == before + 1)
      layer.removeAllAnimations()
      #expect(stage.commitRequests == before + 2)
    }
  }

  /// The commit that lays out includes the changes of that layout.
  @Test func layoutAsksForNoFurtherCommit() {
    Stage.withLayer(LayoutProbe()) { stage, layer in
      layer.onLayout = { $0.backgroundColor = .white }
      let before = stage.commitRequests
      layer.setNeedsLayout()
      stage.commit()
      #expect(layer.layouts == 1)
      #expect(stage.commitRequests == before + 1)
      #expect(!stage.context.needsCommit)
    }
  }

  /// If a layout never ends, the commit ends it after a time that is proportional to the tree.
  @Test func endlessLayoutIsCutOff() {
    Stage.with { stage in
      var layer = stage.makeLayer(LayoutProbe())
      let top = layer
      for _ in 0..<10 {
        layer.onLayout = { $0.setNeedsLayout() }
        let next = LayoutProbe()
        layer.addSublayer(next)
        layer = next
      }
      stage.commit()
      #expect(top.layouts > 1 && top.layouts <= 5 * CALayer.largestLayoutRounds)
      #expect(!stage.context.needsCommit)
    }
  }

  @Test func animationsBeginAtTheCommit() {
    Stage.withLayer { stage, layer in
      MediaClock.setVirtualTime(Stage.start + 1)
      layer.add(makeAnimation("opacity", from: 0, to: 1), forKey: nil)
      stage.advance(to: 3)
      #expect(isClose(stage.opacity(of: layer, at: 3.25), 0.25))
      stage.advance(to: 4)
      #expect(layer.animationKeys() == nil && !layer.hasAnimations)
    }
  }

  private func fade(_ delegate: DelegateLog) -> CABasicAnimation {
    makeAnimation("opacity", from: 0, to: 1, delegate: delegate)
  }

  /// When a delegate is told of an end, the tree is consistent. The next commit includes its
  /// changes.
  @Test func delegatesMayChangeEverything() {
    Stage.withLayer { stage, layer in
      let log = DelegateLog()
      var seen: [Bool] = []
      log.onStop = { _ in
        seen.append(layer.hasAnimations)
        let next = stage.root.sublayers?.count ?? 0
        if next < 4 {
          let fresh = CALayer()
          stage.root.addSublayer(fresh)
          layer.add(fade(log), forKey: "a")
          layer.removeAllAnimations()
          layer.add(fade(log), forKey: "a")
        }
        stage.commit()
      }
      stage.play(fade(log), on: layer, forKey: "a")
      for second in 1...10 { stage.advance(to: Double(second)) }
      #expect(stage.root.sublayers?.count == 4)
      #expect(!layer.hasAnimations)
      #expect(seen.first == false)
    }
  }

  /// A layer that leaves the screen loses its animations, except those that aren't removed on
  /// completion. It can leave and return in one turn.
  @Test func animationsGoWithTheirLayer() {
    Stage.withLayer { stage, layer in
      let log = DelegateLog()
      layer.add(makeAnimation("opacity", from: 0, to: 1, delegate: log), forKey: "gone")
      let spin = makeAnimation("transform.rotation.z", from: 0, to: 6)
      spin.repeatCount = .infinity
      spin.isRemovedOnCompletion = false
      stage.play(spin, on: layer, forKey: "kept")
      layer.removeFromSuperlayer()
      stage.commit()
      #expect(log.entries == ["start", "stop false"])
      #expect(layer.animationKeys() == ["kept"])
      #expect(stage.context.nextFrameTime(after: Stage.start) == nil)
      stage.root.addSublayer(layer)
      stage.commit()
      #expect(stage.context.nextFrameTime(after: Stage.start) == Stage.start)

      let other = stage.makeLayer()
      stage.play(makeAnimation("opacity", from: 0, to: 1), on: layer, forKey: "a")
      layer.removeFromSuperlayer()
      other.addSublayer(layer)
      stage.root.insertSublayer(other, at: 0)
      stage.advance(to: 0.5)
      #expect(Set(layer.animationKeys() ?? []) == ["kept", "a"])
      #expect(isClose(stage.opacity(of: layer, at: 0.5), 0.5))
    }
  }
}
