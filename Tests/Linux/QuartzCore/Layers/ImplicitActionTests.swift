// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Apple's documentation of `CALayer.action(forKey:)` and of `CATransaction`, and
/// its Core Animation guide on actions.
@MainActor @Suite(.exclusiveScreen) struct ImplicitActionTests {
  private final class Answering: NSObject, CALayerDelegate {
    var answer: (any CAAction)?
    var asked: [String] = []

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answer
    }
  }

  private final class Recording: NSObject, CAAction {
    var runs: [String] = []
    var opacityAtRun: Float?

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      runs.append(event)
      opacityAtRun = (anObject as? CALayer)?.opacity
    }
  }

  /// A quarter of a second with the default pace, whose middle is 0.802403 (CSS "ease").
  @Test func changesAnimateByThemselves() {
    Stage.withLayer { stage, layer in
      layer.opacity = 0
      stage.commit()
      #expect(layer.opacity == 0)
      #expect(layer.animationKeys() == ["opacity"])
      #expect(stage.opacity(of: layer, at: 0) == 1)
      #expect(isClose(stage.opacity(of: layer, at: 0.125), 1 - 0.802403))
      #expect(stage.opacity(of: layer, at: 0.25) == 0)
      stage.advance(to: 0.25)
      #expect(layer.animationKeys() == nil)
    }
  }

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

  /// Apple documents this for paths (`CAShapeLayer.path`, `CALayer.shadowPath`); for the others it
  /// is known.
  @Test func someKeysHaveNoDefaultAction() {
    Stage.withLayer(CAShapeLayer()) { stage, layer in
      layer.path = CGPath(rect: .zero, transform: nil)
      layer.shadowPath = CGPath(rect: .zero, transform: nil)
      layer.contentsScale = 2
      layer.fillRule = .evenOdd
      layer.mask = CALayer()
      #expect(layer.animationKeys() == nil)
      layer.strokeEnd = 0.5
      #expect(layer.animationKeys() == ["strokeEnd"])
    }
  }

  @Test func theDelegateIsAskedFirst() {
    Stage.withLayer { stage, layer in
      let (delegate, action) = (Answering(), Recording())
      layer.delegate = delegate
      delegate.answer = action
      layer.opacity = 0.5
      #expect(delegate.asked == ["opacity"])
      #expect(action.runs == ["opacity"] && action.opacityAtRun == 0.5)

      delegate.answer = NSNull()
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
      #expect(layer.action(forKey: "opacity") == nil)
    }
  }

  /// An animation without ends goes from the value on the screen to the model.
  @Test func animationsWithoutEndsMeanTheChange() {
    Stage.withLayer { stage, layer in
      let (delegate, animation) = (Answering(), CABasicAnimation(keyPath: "opacity"))
      animation.duration = 1
      delegate.answer = animation
      layer.delegate = delegate
      layer.opacity = 0.5
      stage.commit()
      #expect(stage.opacity(of: layer, at: 0) == 1)
      #expect(isClose(stage.opacity(of: layer, at: 0.5), 0.75))
      #expect(animation.fromValue == nil)
    }
  }
}
