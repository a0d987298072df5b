// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Apple's documentation of `CATransaction`, and its Core Animation guide on
/// nesting.
@MainActor @Suite(.exclusiveScreen) struct TransactionTests {
  @Test func implicitSettingsEndWithTheTurn() {
    Stage.with { stage in
      CATransaction.setDisableActions(true)
      #expect(CATransaction.disableActions())
      stage.commit()
      #expect(!CATransaction.disableActions())
      #expect(CATransaction.completionBlock() == nil)
    }
  }

  @Test func unbalancedCommitsAreHarmless() {
    Stage.with { _ in
      CATransaction.commit()
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.commit()
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
    }
  }

  @Test func blocksWaitForTheLastAnimation() {
    Stage.withLayer { stage, layer in
      var runs = 0
      transaction(completion: { runs += 1 }) {
        layer.add(makeAnimation("opacity", from: 0, to: 1), forKey: "a")
        transaction {
          layer.add(makeAnimation("position.x", from: 0, to: 1, duration: 2), forKey: "b")
        }
      }
      stage.commit()
      stage.advance(to: 1)
      #expect(runs == 0)
      stage.advance(to: 2)
      #expect(runs == 1)
      stage.advance(to: 3)
      #expect(runs == 1)
    }
  }

  /// Only what is added after the block was set counts for it.
  @Test func blocksIgnoreEarlierAnimations() async {
    let layer = CALayer()
    let context = LayerContext(rootLayer: layer)
    await withCheckedContinuation { done in
      CATransaction.begin()
      layer.add(makeAnimation("opacity", from: 0, to: 1, duration: 3600), forKey: "a")
      CATransaction.setCompletionBlock { done.resume() }
      CATransaction.commit()
    }
    #expect(layer.animationKeys() == ["a"])
    context.disconnect()
  }

  @Test func blocksRunAfterTheirDelegates() {
    Stage.withLayer { stage, layer in
      let log = DelegateLog()
      transaction(completion: { log.note("block") }) {
        layer.add(makeAnimation("opacity", from: 0, to: 1, delegate: log), forKey: nil)
      }
      stage.commit()
      stage.advance(to: 1)
      #expect(log.entries == ["start", "stop true", "block"])
    }
  }

  /// Nobody waits for a layer that is gone.
  @Test func blocksRunWhenTheLayerGoes() {
    Stage.with { stage in
      var runs = 0
      do {
        let layer = stage.makeLayer()
        let animation = makeAnimation("opacity", from: 0, to: 1)
        animation.isRemovedOnCompletion = false
        transaction(completion: { runs += 1 }) { layer.add(animation, forKey: nil) }
        stage.commit()
        layer.removeFromSuperlayer()
      }
      stage.commit()
      CATransaction.flush()
      #expect(runs == 1)
    }
  }

  /// A block may begin the next animation, and commit, and so on.
  @Test func blocksMayGoOn() {
    Stage.withLayer { stage, layer in
      var order: [Int] = []
      func play(_ number: Int) {
        let next = {
          order.append(number)
          if number < 3 { play(number + 1) }
          CATransaction.flush()
        }
        transaction(completion: next) {
          layer.add(makeAnimation("opacity", from: 0, to: 1), forKey: "a")
        }
      }
      play(1)
      stage.commit()
      for second in 1...5 {
        stage.advance(to: Double(second))
        stage.commit()
      }
      #expect(order == [1, 2, 3])
    }
  }

  /// What one thread sets is not another's.
  @Test func threadsHaveTheirOwnTransactions() async {
    let other = await Task.detached {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      return CATransaction.disableActions()
    }.value
    #expect(other)
    #expect(!CATransaction.disableActions())
  }
}
