// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CATransaction` (nesting, settings), of
/// `CALayer.add(_:forKey:)` (durations), and of `CALayer.action(forKey:)`.
@MainActor @Suite(.onScreen) struct TransactionConformance {
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
        #expect(CATransaction.disableActions())
        CATransaction.setDisableActions(false)
        layer.cornerRadius = 4
      }
      #expect(CATransaction.disableActions())
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
}
