// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Apple's documentation of `CALayer.action(forKey:)` and of `CATransaction`, and
/// its Core Animation guide on actions.
@MainActor @Suite(.exclusiveScreen) struct ImplicitActionTests {
  /// Apple's default for `hidden` is a fade; the layer is on the screen until its end.
  @Test func hidingFades() throws {
    try Stage.withLayer { stage, layer in
      @MainActor func expectAlpha(_ alpha: Int) throws {
        let pixels = try RenderedScreen.pixels(at: MediaClock.now(), of: stage.root)
        #expect(abs(pixels.premultiplied(4, 4).alpha - alpha) <= 1)
      }
      CATransaction.setDisableActions(true)
      layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      layer.backgroundColor = CGColor(gray: 0, alpha: 1)
      stage.commit()
      for isHidden in [true, false] {
        let start = MediaClock.now() - Stage.start
        CATransaction.setDisableActions(false)
        layer.isHidden = isHidden
        #expect(layer.isHidden == isHidden)
        #expect(layer.animationKeys() == ["hidden"])
        stage.commit()
        try expectAlpha(isHidden ? 255 : 0)
        stage.advance(to: start + 0.125)
        let part = isHidden ? 1 - 0.802403 : 0.802403
        try expectAlpha(Int((255 * part).rounded()))
        stage.advance(to: start + 0.25)
        try expectAlpha(isHidden ? 0 : 255)
        #expect(layer.animationKeys() == nil)
      }
    }
  }

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
