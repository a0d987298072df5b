// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Core Animation's update cycle. In one commit all layout comes before all
/// drawing, from the top down; a new size or new sublayers ask for layout, a new place does not.
@MainActor @Suite(.exclusiveScreen) struct LayoutAndDisplayTests {
  private final class Laying: NSObject, CALayerDelegate {
    var log: [String] = []
    func layoutSublayers(of layer: CALayer) { log.append("layout \(name(of: layer))") }
    func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw \(name(of: layer))") }

    private func name(of layer: CALayer) -> String {
      layer.superlayer?.delegate === self ? "inner" : "outer"
    }
  }

  @Test func layoutGoesDownAndComesBeforeDrawing() {
    Stage.with { stage in
      let delegate = Laying()
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      for layer in [outer, inner] {
        layer.delegate = delegate
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
      }
      inner.setNeedsDisplay()
      stage.root.addSublayer(outer)
      stage.commit()
      #expect(delegate.log == ["layout outer", "layout inner", "draw inner"])
      stage.commit()
      #expect(delegate.log.count == 3)
    }
  }

  @Test func sizesAndSublayersAskForLayout() {
    Stage.withLayer(LayoutProbe()) { stage, layer in
      layer.layouts = 0
      layer.position = CGPoint(x: 5, y: 5)
      layer.transform = CATransform3DMakeScale(2, 2, 1)
      layer.bounds.origin.x = 3
      #expect(!layer.needsLayout())
      layer.bounds.size.width = 10
      #expect(layer.needsLayout())
      stage.commit()
      layer.addSublayer(CALayer())
      stage.commit()
      #expect(layer.layouts == 2)
    }
  }

  @Test func layoutIfNeededBeginsAtTheHighestDirtyAncestor() {
    let layers = (0..<3).map { _ in LayoutProbe() }
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    layers[0].layoutIfNeeded()
    layers.forEach { $0.layouts = 0 }
    layers[1].setNeedsLayout()
    layers[2].setNeedsLayout()
    layers[2].layoutIfNeeded()
    #expect(layers.map(\.layouts) == [0, 1, 1])
    layers[0].setNeedsLayout()
    layers[2].layoutIfNeeded()
    #expect(layers.map(\.layouts) == [0, 1, 1])
    #expect(layers[0].needsLayout())
  }

  /// Our rule: a commit cuts off a layout that never ends, in time proportional to the tree.
  @Test func endlessLayoutIsCutOff() {
    Stage.with { stage in
      var layer = stage.makeLayer(LayoutProbe())
      let top = layer
      for _ in 0..<10 {
        layer.onLayout = { $0.setNeedsLayout() }
        let next = LayoutProbe()
        layer.addSublayer(next)
        layer = next
      }
      stage.commit()
      #expect(top.layouts > 1 && top.layouts <= 5 * CALayer.largestLayoutRounds)
      #expect(!stage.context.needsCommit)
    }
  }

  /// Points times scale, rounded up to whole pixels.
  @Test func backingStoresAreInPixels() {
    Stage.withLayer(LayoutProbe()) { stage, layer in
      layer.bounds = CGRect(x: 0, y: 0, width: 10.2, height: 7)
      layer.contentsScale = 2
      CATransaction.setDisableActions(true)
      stage.commit()
      #expect(layer.drawings.isEmpty)
      layer.setNeedsDisplay()
      stage.commit()
      #expect(layer.drawings == [CGSize(width: 21, height: 14)])
      #expect(layer.values.contents?.width == 21)
      #expect(layer.values.backingSize == CGSize(width: 10.5, height: 7))
      stage.commit()
      #expect(layer.drawings.count == 1)
    }
  }

  /// Our rule: sizes that no bitmap can have make none, and take away the old one.
  @Test(
    arguments: [
      CGSize.zero, CGSize(width: 3, height: CGFloat.infinity),
      CGSize(width: 1e9, height: 1), CGSize(width: 16385, height: 1),
      CGSize(width: 1e-9, height: 5),
    ])
  func impossibleSizesHaveNoBackingStore(size: CGSize) {
    Stage.withLayer(LayoutProbe()) { stage, layer in
      layer.bounds.size = CGSize(width: 3, height: 3)
      layer.setNeedsDisplay()
      stage.commit()
      #expect(layer.contents != nil)
      layer.bounds.size = size
      layer.setNeedsDisplay()
      stage.commit()
      #expect(layer.contents == nil && layer.drawings.count == 1)
    }
  }

  /// The origin of the drawing is that of the bounds, and y points down.
  @Test func drawingIsInTheSpaceOfTheBounds() throws {
    try Stage.withLayer(LayoutProbe()) { stage, layer in
      layer.bounds = CGRect(x: 100, y: 100, width: 2, height: 2)
      layer.onDraw = { context in
        context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 100, y: 100, width: 1, height: 1))
      }
      layer.setNeedsDisplay()
      stage.commit()
      let image = try #require(layer.values.contents)
      let pixels = PixelReader(image)
      #expect(pixels.words == [0xFFFF_0000, 0, 0, 0])
    }
  }
}
