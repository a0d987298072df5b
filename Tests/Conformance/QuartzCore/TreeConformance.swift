// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CALayer` (the tree, actions) and of `CAShapeLayer`
/// (defaults). Where noted, measurements of GNUstep's tests.
@MainActor @Suite(.onScreen) struct TreeConformance {
  private func layer(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    parent?.addSublayer(layer)
    return layer
  }

  @Test func implicitAnimationsGoOnFromWhatIsShown() throws {
    let player = Player()
    player.add(basic("position.x", from: 0, to: 100))
    _ = player.shown(at: 0.25)
    let action = try #require(player.layer.action(forKey: "position") as? CABasicAnimation)
    #expect(action.keyPath == "position")
    let from = try #require(action.fromValue as? CGPoint)
    #expect(isNear(from.x, 25))
  }

  @Test func aNewShapeIsFilledWithBlack() throws {
    let components = try #require(CAShapeLayer().fillColor?.components)
    #expect(components.last == 1 && components.dropLast().allSatisfy { $0 == 0 })
  }

  /// Measured.
  @Test func theMaskedLayerIsTheSuperlayerOfItsMask() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let masked = layer(CGRect(x: 10, y: 10, width: 50, height: 50), in: root)
    let mask = layer(CGRect(x: 5, y: 5, width: 10, height: 10), in: root)
    masked.mask = mask
    #expect(mask.superlayer === masked)
    #expect(masked.sublayers?.isEmpty ?? true)
    #expect(root.sublayers?.count == 1, "it has left where it was")
    #expect(mask.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 15))
    masked.mask = nil
    #expect(mask.superlayer == nil)
  }

  @Test func layersThatOutliveTheirSuperlayerHaveNone() {
    let (inner, mask) = (layer(.zero), layer(.zero))
    do {
      let outer = layer(.zero)
      outer.addSublayer(inner)
      outer.mask = mask
      #expect(inner.superlayer === outer && mask.superlayer === outer)
    }
    #expect(inner.superlayer == nil && mask.superlayer == nil)
  }
}
