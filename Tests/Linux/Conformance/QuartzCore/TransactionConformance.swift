// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CATransaction` (nesting, settings, completion blocks), of
/// `CALayer.add(_:forKey:)` (durations) and of `CALayer.action(forKey:)`; where it says so,
/// measurements by GNUstep's tests of its own.
@MainActor @Suite struct TransactionConformance {
  private let display = Display()
  private let layer = CALayer()

  init() {
    display.show(layer)
  }

  /// Runs changes in a transaction of their own.
  private func transaction(_ body: () -> Void) {
    CATransaction.begin()
    body()
    CATransaction.commit()
  }

  @Test func settingsNest() {
    transaction {
      CATransaction.setDisableActions(true)
      transaction {
        #expect(CATransaction.disableActions())
        CATransaction.setDisableActions(false)
        #expect(!CATransaction.disableActions())
      }
      #expect(CATransaction.disableActions())
    }
  }

  @Test func changesAnimateForAQuarterOfASecond() throws {
    layer.opacity = 0.5
    let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(animation.keyPath == "opacity")
    #expect(animation.duration == 0.25)
    #expect(layer.opacity == 0.5, "the model is there already")
  }

  /// “Flushes any extant implicit transaction. Delays the commit until any nested explicit
  /// transactions have completed.”
  @Test func flushingShowsWhatWasChanged() {
    let child = CALayer()
    layer.addSublayer(child)
    transaction {
      CATransaction.flush()
      #expect(child.presentation() == nil)
    }
    CATransaction.flush()
    #expect(child.presentation() != nil)
    child.opacity = 0
    #expect(child.animationKeys() == ["opacity"], "what is on the screen changes by and by")
  }

  @Test func changesWithoutActionsDoNotAnimate() {
    transaction {
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      transaction {
        CATransaction.setDisableActions(false)
        layer.cornerRadius = 4
      }
      layer.borderWidth = 2
    }
    #expect(layer.animationKeys() == ["cornerRadius"])
  }

  /// “If the duration property of the animation is zero or negative, the duration is changed to the
  /// current value of the kCATransactionAnimationDuration transaction property.”
  @Test func animationsWithoutADurationTakeTheTransactions() {
    let animation = CABasicAnimation(keyPath: "opacity")
    layer.add(animation, forKey: "plain")
    #expect(layer.animation(forKey: "plain")?.duration == 0.25)
    #expect(animation.duration == 0, "the client's own is another object")
    animation.duration = -1
    layer.add(animation, forKey: "negative")
    #expect(layer.animation(forKey: "negative")?.duration == 0.25)
  }

  /// Measured: though the documentation says “immediately”, it is the next turn of the main queue.
  @Test func blocksWithoutAnimationsRunInTheNextTurn() async {
    var order: [String] = []
    await withCheckedContinuation { continuation in
      transaction {
        CATransaction.setCompletionBlock {
          order.append("outer")
          continuation.resume()
        }
        transaction {
          CATransaction.setCompletionBlock { order.append("inner") }
        }
        #expect(order.isEmpty)
      }
      #expect(order.isEmpty)
    }
    #expect(order == ["inner", "outer"])
  }

  /// Measured: the block of the transaction around is known, and is not run for the inner one.
  @Test func blocksAreInherited() async {
    var runs = 0
    await withCheckedContinuation { continuation in
      transaction {
        CATransaction.setCompletionBlock {
          runs += 1
          continuation.resume()
        }
        transaction {
          #expect(CATransaction.completionBlock() != nil)
          CATransaction.setCompletionBlock(nil)
          #expect(CATransaction.completionBlock() == nil)
        }
        transaction {}
        #expect(CATransaction.completionBlock() != nil)
      }
    }
    #expect(runs == 1)
  }

  /// “Or the completion block is set to a different value.”
  @Test func aBlockThatIsReplacedRuns() async {
    var order: [Int] = []
    await withCheckedContinuation { continuation in
      transaction {
        CATransaction.setCompletionBlock { order.append(1) }
        CATransaction.setCompletionBlock {
          order.append(2)
          continuation.resume()
        }
      }
    }
    #expect(order == [1, 2])
  }

  /// A block is “guaranteed to be called”: nil is another value, and takes nothing back.
  @Test func aBlockIsNotTakenBack() async {
    var runs = 0
    await withCheckedContinuation { continuation in
      transaction {
        CATransaction.setCompletionBlock {
          runs += 1
          continuation.resume()
        }
        CATransaction.setCompletionBlock(nil)
        #expect(CATransaction.completionBlock() == nil)
      }
    }
    #expect(runs == 1)
  }

  /// The blocks of all transactions around an animation wait for it; it ends when it is removed.
  @Test func blocksWaitForAnimations() async {
    var count = 0
    await withCheckedContinuation { continuation in
      let block = {
        count += 1
        if count == 2 { continuation.resume() }
      }
      transaction {
        CATransaction.setCompletionBlock(block)
        transaction {
          CATransaction.setCompletionBlock(block)
          let animation = CABasicAnimation(keyPath: "opacity")
          animation.duration = 1000
          layer.add(animation, forKey: "fade")
        }
      }
      display.commit()
      #expect(count == 0)
      layer.removeAnimation(forKey: "fade")
      display.commit()
    }
    #expect(count == 2)
  }
}
