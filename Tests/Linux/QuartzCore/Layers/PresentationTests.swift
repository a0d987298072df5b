// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Apple's documentation of `CALayer.presentation()` and `model()`; each call is
/// known to make another copy.
@MainActor @Suite(.exclusiveScreen) struct PresentationTests {
  @Test func thereIsNoneBeforeTheFirstCommit() {
    Stage.with { stage in
      let layer = CALayer()
      #expect(layer.presentation() == nil)
      stage.root.addSublayer(layer)
      #expect(layer.presentation() == nil)
      stage.commit()
      #expect(layer.presentation() != nil)
      layer.removeFromSuperlayer()
      #expect(layer.presentation() == nil)
      stage.root.addSublayer(layer)
      #expect(layer.presentation() == nil)
    }
  }

  @Test func itIsACopyOfTheClass() throws {
    try Stage.withLayer(LayoutProbe()) { stage, layer in
      layer.note = "mine"
      let first: LayoutProbe = try #require(layer.presentation())
      let second = try #require(layer.presentation())
      #expect(first !== second && first !== layer)
      #expect(first.note == "copy of mine")
      #expect(first.model() === layer && layer.model() === layer)
      #expect(first.presentation() === first)
    }
  }
}
