// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Apple's documentation of `CALayer.action(forKey:)` and of `CATransaction`, and
/// its Core Animation guide on actions.
@MainActor @Suite(.exclusiveScreen) struct ImplicitActionTests {
  @Test func whatWasNeverShownDoesNotAnimate() {
    Stage.with { stage in
      let layer = CALayer()
      layer.opacity = 0.5
      stage.root.addSublayer(layer)
      layer.opacity = 0.25
      #expect(layer.animationKeys() == nil)
      stage.commit()
      layer.opacity = 1
      #expect(layer.animationKeys() == ["opacity"])
    }
  }

  @Test func sameValuesDoNothing() {
    Stage.withLayer { stage, layer in
      layer.opacity = 1
      layer.transform = CATransform3DIdentity
      layer.backgroundColor = nil
      #expect(layer.animationKeys() == nil)
      #expect(!stage.context.needsCommit)
    }
  }
}
