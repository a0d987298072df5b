// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Apple's documentation of `CATransaction`, and its Core Animation guide on
/// nesting.
@MainActor @Suite(.exclusiveScreen) struct TransactionTests {
  @Test func defaultsAreApples() {
    Stage.with { _ in
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(!CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() == nil)
      #expect(CATransaction.completionBlock() == nil)
    }
  }

  @Test func nestedLevelsInheritAndEnd() {
    Stage.with { _ in
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setValue("mine", forKey: "own")
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      #expect(CATransaction.value(forKey: "own") as? String == "mine")
      CATransaction.setAnimationDuration(3)
      CATransaction.setDisableActions(true)
      #expect(CATransaction.animationDuration() == 3)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test func settingsHaveNames() {
    Stage.with { _ in
      CATransaction.begin()
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
      #expect(CATransaction.disableActions())
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 1.5)
      CATransaction.setValue("nonsense", forKey: kCATransactionAnimationDuration)
      #expect(CATransaction.animationDuration() == 1.5)
      CATransaction.commit()
    }
  }

  @Test func implicitSettingsEndWithTheTurn() {
    Stage.with { stage in
      CATransaction.setDisableActions(true)
      #expect(CATransaction.disableActions())
      stage.commit()
      #expect(!CATransaction.disableActions())
    }
  }

  @Test func unbalancedCommitsAreHarmless() {
    Stage.with { _ in
      CATransaction.commit()
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.commit()
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test func blocksWithoutAnimationsRunAtTheCommit() {
    Stage.with { _ in
      var runs = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { runs += 1 }
      #expect(runs == 0)
      CATransaction.commit()
      #expect(runs == 1)
    }
  }

  @Test func blocksWaitForTheLastAnimation() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      var runs = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { runs += 1 }
      layer.add(makeAnimation("opacity", from: 0, to: 1, duration: 1), forKey: "a")
      CATransaction.begin()
      layer.add(makeAnimation("position.x", from: 0, to: 1, duration: 2), forKey: "b")
      CATransaction.commit()
      CATransaction.commit()
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
  @Test func blocksIgnoreEarlierAnimations() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      var runs = 0
      CATransaction.begin()
      layer.add(makeAnimation("opacity", from: 0, to: 1, duration: 5), forKey: "a")
      CATransaction.setCompletionBlock { runs += 1 }
      CATransaction.commit()
      #expect(runs == 1)
    }
  }

  @Test func blocksRunWhenAnimationsAreRemoved() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      var runs = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { runs += 1 }
      layer.add(makeAnimation("opacity", from: 0, to: 1, duration: 5), forKey: "a")
      CATransaction.commit()
      stage.commit()
      layer.removeAllAnimations()
      stage.commit()
      #expect(runs == 1)
    }
  }

  @Test func blocksAfterTheirDelegates() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      let log = DelegateLog()
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.note("block") }
      let animation = makeAnimation("opacity", from: 0, to: 1)
      animation.delegate = log
      layer.add(animation, forKey: nil)
      CATransaction.commit()
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
        CATransaction.begin()
        CATransaction.setCompletionBlock { runs += 1 }
        layer.add(animation, forKey: nil)
        CATransaction.commit()
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
    Stage.with { stage in
      let layer = stage.makeLayer()
      var order: [Int] = []
      func play(_ number: Int) {
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          order.append(number)
          if number < 3 { play(number + 1) }
          CATransaction.flush()
        }
        layer.add(makeAnimation("opacity", from: 0, to: 1), forKey: "a")
        CATransaction.commit()
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

  @Test func durationlessAnimationsTakeTheTransactions() {
    Stage.with { stage in
      let layer = stage.makeLayer()
      layer.add(makeAnimation("opacity", from: 0, to: 1, duration: 0), forKey: "a")
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      layer.add(makeAnimation("position.x", from: 0, to: 1, duration: -1), forKey: "b")
      CATransaction.commit()
      stage.commit()
      #expect(isClose(stage.opacity(of: layer, at: 0.125), 0.5))
      #expect(isClose(stage.x(of: layer, at: 1), 0.5))
    }
  }

  /// What one thread sets is not another's.
  @Test func threadsHaveTheirOwn() async {
    CATransaction.begin()
    CATransaction.setAnimationDuration(9)
    CATransaction.commit()
    let other = await Task.detached {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      return (CATransaction.animationDuration(), CATransaction.disableActions())
    }.value
    #expect(other.0 == 0.25 && other.1)
    #expect(!CATransaction.disableActions())
  }
}
