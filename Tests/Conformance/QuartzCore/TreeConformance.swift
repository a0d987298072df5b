// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CALayer` (geometry, actions) and of `CAShapeLayer`
/// (defaults). Where noted, measurements of GNUstep's tests. The points follow from the transforms.
@MainActor @Suite(.onScreen) struct TreeConformance {
  private func layer(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    parent?.addSublayer(layer)
    return layer
  }

  @Test func pointsAreConvertedThroughTheTree() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let scrolled = layer(CGRect(x: 10, y: 20, width: 50, height: 50), in: root)
    scrolled.bounds.origin = CGPoint(x: 5, y: 7)
    let twice = layer(CGRect(x: 10, y: 10, width: 20, height: 20), in: scrolled)
    twice.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    // Twice as large about its center it begins at (0, 0) of the scrolled space.
    let point = twice.convert(CGPoint(x: 1, y: 1), to: root)
    #expect(isNear(point.x, 7) && isNear(point.y, 15))
    let back = twice.convert(point, from: root)
    #expect(isNear(back.x, 1) && isNear(back.y, 1))
  }

  @Test func framesAreBoxesAroundTransforms() {
    let turned = layer(CGRect(x: 30, y: 45, width: 40, height: 10))
    turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let frame = turned.frame
    #expect(isNear(frame.minX, 45) && isNear(frame.minY, 30))
    #expect(isNear(frame.width, 10) && isNear(frame.height, 40))
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

  @Test func aPresentationKnowsItsModel() throws {
    let player = Player()
    let shown = try #require(player.layer.presentation())
    #expect(shown !== player.layer)
    #expect(shown.model() === player.layer)
    #expect(player.layer.model() === player.layer)
    #expect(CALayer().presentation() == nil)
  }

  @Test func aNewShapeIsFilledWithBlack() throws {
    let color = try #require(CAShapeLayer().fillColor)
    #expect(color.alpha == 1)
    #expect(color.components?.dropLast().allSatisfy { $0 == 0 } == true)
  }

  /// Measured.
  @Test func treesMeetInTheSpaceAroundThem() {
    let near = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
    let far = layer(CGRect(x: 475, y: 475, width: 50, height: 50))
    let inner = layer(CGRect(x: 10, y: 20, width: 5, height: 5), in: near)
    #expect(near.convert(CGPoint.zero, to: far) == CGPoint(x: -475, y: -475))
    #expect(inner.convert(CGPoint.zero, to: far) == CGPoint(x: -465, y: -455))
    #expect(inner.convert(CGPoint.zero, from: far) == CGPoint(x: 465, y: 455))
    #expect(near.convert(near.bounds, from: far) == near.bounds.offsetBy(dx: 475, dy: 475))
    inner.removeFromSuperlayer()
    #expect(inner.convert(CGPoint.zero, to: near) == CGPoint(x: 10, y: 20))
  }

  /// Measured.
  @Test func negativeBoundsAreStandardized() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)
    #expect(layer.bounds.origin == CGPoint(x: -100, y: -50))
    #expect(layer.bounds.size == CGSize(width: 100, height: 50))
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
