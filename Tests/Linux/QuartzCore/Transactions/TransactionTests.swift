// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Apple's documentation of `CATransaction`, and its Core Animation guide on
/// nesting.
@MainActor @Suite(.exclusiveScreen) struct TransactionTests {
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

  /// Layers can be prepared on any thread, whose transactions have no effect.
  @Test func otherThreadsDoNotChangeTheSettings() async {
    await Task.detached {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.commit()
      CATransaction.setDisableActions(true)
    }.value
    #expect(!CATransaction.disableActions())
  }
}
