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

  @Test func itHasTheValuesOfNow() throws {
    try Stage.withLayer(CAShapeLayer()) { stage, ring in
      stage.play(makeAnimation("strokeEnd", from: 0, to: 1), on: ring, forKey: "a")
      stage.advance(to: 0.25)
      let shown = try #require(ring.presentation())
      #expect(isClose(shown.strokeEnd, 0.25))
      #expect(ring.strokeEnd == 1)
      #expect(shown.animationKeys() == ["a"])
    }
  }

  @Test func itsTreeIsPresentations() throws {
    try Stage.with { stage in
      let (layer, mask) = (stage.makeLayer(), CALayer())
      layer.mask = mask
      stage.commit()
      let root = try #require(stage.root.presentation())
      let child = try #require(root.sublayers?.first)
      #expect(child !== layer && child.model() === layer)
      #expect(child.superlayer?.model() === stage.root)
      #expect(child.mask?.model() === mask && child.mask !== mask)
      #expect(child.mask?.superlayer?.model() === layer)
    }
  }

  /// Our rule: what a presentation is asked to do does not reach the model. Changes raise.
  @Test func itCannotChangeTheModel() throws {
    try Stage.withLayer { stage, layer in
      let shown = try #require(layer.presentation())
      shown.add(makeAnimation("opacity", from: 0, to: 1), forKey: "a")
      shown.setNeedsLayout()
      #expect(layer.animationKeys() == nil)
      #expect(!stage.context.needsCommit)
    }
  }

  /// `layerClass` names a class, and a plain `override init()` is enough for it.
  @Test func aClassMakesLayersOfItself() {
    #expect(CALayer.make(ofClass: LayoutProbe.self) is LayoutProbe)
    #expect((CALayer.make(ofClass: LayoutProbe.self) as? LayoutProbe)?.note == "new")
    #expect(CALayer.make(ofClass: CAShapeLayer.self) is CAShapeLayer)
    #expect(CALayer.make(ofClass: CALayer.self).map { type(of: $0) == CALayer.self } == true)
    #expect(CALayer.make(ofClass: NSObject.self) == nil)
  }
}
