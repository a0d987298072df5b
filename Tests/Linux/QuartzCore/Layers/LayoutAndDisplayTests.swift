// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: what Core Animation draws on request, and how far our own limits go.
@MainActor @Suite(.exclusiveScreen) struct LayoutAndDisplayTests {
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
