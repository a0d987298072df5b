// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Apple's description of `shouldRasterize`, that the layer and its sublayers are
/// drawn into a bitmap at `rasterizationScale`, which is then placed; of `render(in:)`, that the
/// model is drawn in the layer's own space.
@Suite struct RasterizedLayerTests {
  private func build(on root: CALayer) -> (layer: CALayer, child: CALayer) {
    let layer = RenderedScreen.layer(CGRect(8, 6, 20, 16), Ink.red)
    layer.cornerRadius = 5
    layer.shadowOpacity = 0.5
    let child = RenderedScreen.layer(CGRect(-3, 4, 8, 6), Ink.blue)
    child.cornerRadius = 3
    layer.addSublayer(child)
    root.addSublayer(layer)
    return (layer, child)
  }

  /// On whole pixels at the screen's scale nothing is lost.
  @Test(arguments: [1, 2]) func theSameScaleGivesTheSamePicture(scale: Int) throws {
    let screen = try RenderedScreen(40, 30, scale: CGFloat(scale))
    let (layer, _) = build(on: screen.root)
    screen.update()
    let live = try screen.pixels()
    layer.shouldRasterize = true
    layer.rasterizationScale = CGFloat(scale)
    screen.update()
    let difference = try #require(live.difference(to: screen.pixels()))
    // Only where a translucent edge was rounded once more.
    #expect(difference.maximum <= 1)
  }

  /// At half the scale a pixel of the bitmap is four of the screen.
  @Test func theScaleIsTheBitmaps() throws {
    let screen = try RenderedScreen(40, 40)
    let layer = RenderedScreen.layer(CGRect(0, 0, 40, 40))
    layer.addSublayer(RenderedScreen.layer(CGRect(10, 10, 1, 1), Ink.red))
    layer.shouldRasterize = true
    layer.rasterizationScale = 0.25
    layer.magnificationFilter = .nearest
    screen.root.addSublayer(layer)
    screen.update()
    #expect(try screen.pixels().bounds() == CGRect(8, 8, 4, 4))
  }

  @Test func moveAndFadeKeepTheBitmap() throws {
    let screen = try RenderedScreen(60, 40, scale: 2)
    let (layer, child) = build(on: screen.root)
    layer.shouldRasterize = true
    layer.rasterizationScale = 2
    let bitmaps = SubtreeBitmaps()
    func image() throws -> CGImage {
      let area = PixelRect(minX: 0, minY: 0, maxX: 120, maxY: 80)
      let builder = RenderTreeBuilder(
        time: 0, screen: area, measures: PathMeasureCache(), bitmaps: bitmaps)
      let context = RenderTreeBuilder.Context(
        transform: CGAffineTransform(scaleX: 2, y: 2), clip: area)
      let node = try #require(builder.node(for: layer, in: context, reusing: nil))
      guard case .image(let placement)? = node.parts.contents.first?.source else {
        throw Missing()
      }
      return placement.image
    }
    let first = try image()
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
    layer.opacity = 0.5
    layer.position.x += 3
    #expect(try image() === first)
    child.backgroundColor = Ink.green
    #expect(try image() !== first)
  }

  private struct Missing: Error {}

  /// In the layer's own space: neither its position nor its transform counts.
  @Test func aLayerRendersIntoAContext() throws {
    let (layer, _) = build(on: CALayer())
    layer.shadowOpacity = 0
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
    let context = try #require(
      CGContext(uprightData: nil, width: 60, height: 50, bytesPerRow: 0, scale: 2))
    context.translateBy(x: 5, y: 4)
    layer.render(in: context)
    let rendered = PixelReader(try #require(context.makeImage()))
    layer.setAffineTransform(.identity)
    let shown = try RenderedScreen.pixels(30, 25, scale: 2) { root in
      layer.frame.origin = CGPoint(x: 5, y: 4)
      root.addSublayer(layer)
    }
    #expect(rendered.difference(to: shown)?.maximum ?? 255 <= 1)
    #expect(rendered.bounds() == CGRect(4, 8, 46, 32))
  }

  @Test func renderingRespectsClipAndAlpha() throws {
    let layer = RenderedScreen.layer(CGRect(0, 0, 10, 10), Ink.red)
    let context = try #require(
      CGContext(uprightData: nil, width: 10, height: 10, bytesPerRow: 0, scale: 1))
    context.clip(to: CGRect(0, 0, 4, 4))
    context.setAlpha(0.5)
    layer.render(in: context)
    let pixels = PixelReader(try #require(context.makeImage()))
    #expect(pixels.bounds() == CGRect(0, 0, 4, 4))
    #expect(pixels.premultiplied(1, 1).difference(to: Pixel(128, 0, 0, 128)) <= 1)
  }
}
