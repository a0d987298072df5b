// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Apple's documentation of `CALayer.hitTest(_:)`: the deepest layer, at a point
/// in the superlayer's space; of two that overlap, the one in front.
@MainActor @Suite(.exclusiveScreen) struct HitTestingTests {
  private let root = CALayer()

  private init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  }

  private func add(_ frame: CGRect, to parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    (parent ?? root).addSublayer(layer)
    return layer
  }

  @Test func theLaterOfTwoAtOneHeightIsInFront() {
    let below = add(CGRect(x: 0, y: 0, width: 50, height: 50))
    let above = add(CGRect(x: 25, y: 0, width: 50, height: 50))
    below.zPosition = 1
    above.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 10)) === above)
  }

  @Test func sublayersOutsideAreHitUnlessMasked() {
    let layer = add(CGRect(x: 0, y: 0, width: 20, height: 20))
    let outside = add(CGRect(x: 30, y: 0, width: 20, height: 20), to: layer)
    #expect(root.hitTest(CGPoint(x: 35, y: 5)) === outside)
    layer.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 35, y: 5)) === root)
  }

  @Test func aLayerWithoutAreaIsNotHit() {
    let layer = add(CGRect(x: 40, y: 40, width: 20, height: 20))
    layer.transform = CATransform3DMakeScale(0, 0, 1)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
  }

  @Test func pointsThatAreNoneHitNothing() {
    #expect(root.hitTest(CGPoint(x: CGFloat.nan, y: 1)) == nil)
    #expect(root.hitTest(CGPoint(x: CGFloat.infinity, y: 1)) == nil)
  }

  /// On a presentation the hit is where the screen shows it.
  @Test func presentationsAreHitWhereTheyAreShown() throws {
    try Stage.withLayer { stage, layer in
      CATransaction.setDisableActions(true)
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      let animation = makeAnimation("position.x", from: 10, to: 110)
      stage.play(animation, on: layer)
      stage.advance(to: 0.5)
      let shown = try #require(stage.root.presentation())
      #expect(shown.hitTest(CGPoint(x: 60, y: 10))?.model() === layer)
      #expect(shown.hitTest(CGPoint(x: 10, y: 10))?.model() === stage.root)
      #expect(stage.root.hitTest(CGPoint(x: 10, y: 10)) === layer)
      let inside = try #require(layer.presentation())
      #expect(isClose(inside.convert(CGPoint(x: 5, y: 5), to: shown), CGPoint(x: 55, y: 5)))
    }
  }
}
