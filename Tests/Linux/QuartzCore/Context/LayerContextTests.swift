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

  /// Changes made by layout belong to the commit that lays out.
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

  /// A flush from within a commit leaves the other trees to the next one.
  @Test func flushesDoNotCommitDuringACommit() {
    Stage.with { stage in
      let other = LayerContext(rootLayer: CALayer())
      let layer = stage.makeLayer(LayoutProbe())
      layer.onLayout = { _ in CATransaction.flush() }
      layer.setNeedsLayout()
      stage.commit()
      #expect(layer.layouts == 1 && !stage.context.needsCommit && other.needsCommit)
      CATransaction.flush()
      #expect(!other.needsCommit)
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

  /// Clients hear of an end when the tree is in order; their changes belong to the next commit.
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
          layer.add(layer.nextAnimation(log), forKey: "a")
          layer.removeAllAnimations()
          layer.add(layer.nextAnimation(log), forKey: "a")
        }
        stage.commit()
      }
      stage.play(layer.nextAnimation(log), on: layer, forKey: "a")
      for second in 1...10 { stage.advance(to: Double(second)) }
      #expect(stage.root.sublayers?.count == 4)
      #expect(!layer.hasAnimations)
      #expect(seen.first == false)
    }
  }

  /// Leaving the screen ends animations, except those that stay when they end.
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
    }
  }

  /// Within one turn a layer may leave and come back.
  @Test func animationsSurviveAMove() {
    Stage.with { stage in
      let (layer, other) = (stage.makeLayer(), stage.makeLayer())
      stage.play(makeAnimation("opacity", from: 0, to: 1), on: layer, forKey: "a")
      layer.removeFromSuperlayer()
      other.addSublayer(layer)
      stage.root.insertSublayer(other, at: 0)
      stage.advance(to: 0.5)
      #expect(layer.animationKeys() == ["a"])
      #expect(isClose(stage.opacity(of: layer, at: 0.5), 0.5))
    }
  }
}

extension CALayer {
  fileprivate func nextAnimation(_ delegate: DelegateLog) -> CABasicAnimation {
    let animation = makeAnimation("opacity", from: 0, to: 1, delegate: delegate)
    return animation
  }
}
