// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CATransaction` (nesting, settings) and of
/// `CALayer.action(forKey:)`.
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
}
