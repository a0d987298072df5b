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

  /// A layer is hit where it is drawn, also where a matrix has a perspective, which both leave out.
  @Test(arguments: [false, true]) func layersAreHitWhereTheyAreDrawn(isOuter: Bool) throws {
    let layer = add(CGRect(x: 30, y: 25, width: 40, height: 40))
    layer.backgroundColor = Ink.red
    layer.zPosition = 30
    var tilt = CATransform3DIdentity
    tilt.m34 = -1.0 / 80
    tilt = CATransform3DRotate(tilt, 0.9, 0.3, 1, 0.2)
    if isOuter { root.sublayerTransform = tilt } else { layer.transform = tilt }
    let pixels = try RenderedScreen.pixels(100, 100) { $0.addSublayer(root) }
    var count = 0
    for y in 0..<100 {
      for x in 0..<100 {
        let alpha = pixels.premultiplied(x, y).alpha
        // At an edge a pixel is neither.
        guard alpha == 0 || alpha == 255 else { continue }
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        guard (root.hitTest(point) === layer) == (alpha == 255) else {
          Issue.record("\(x), \(y)")
          return
        }
        if alpha == 255 { count += 1 }
      }
    }
    #expect(count > 300)
    #expect(
      isClose(pixels.bounds()?.midX ?? 0, layer.convert(layer.bounds, to: root).midX, tolerance: 1))
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
