// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Layers with `shouldRasterize`, and what the renderer keeps. Expected values: the picture of the
/// same layers drawn directly.
@MainActor @Suite struct RasterizationTests {
  private let layer = RenderedScreen.layer(CGRect(10, 10, 20, 12), Ink.red)
  private let child = RenderedScreen.layer(CGRect(4, 3, 5, 4), Ink.blue)
  private let mask = CAShapeLayer()

  init() {
    mask.path = CGPath(ellipseIn: CGRect(0, 0, 18, 12), transform: nil)
    mask.frame = layer.bounds
    layer.mask = mask
    layer.addSublayer(child)
    layer.shouldRasterize = true
    layer.rasterizationScale = 2
  }

  private func shown() throws -> RenderedScreen {
    let screen = try RenderedScreen(40, 40, scale: 2)
    screen.root.backgroundColor = Ink.white
    screen.root.addSublayer(layer)
    screen.update()
    return screen
  }

  /// The renderer keeps at most two and a half screens. These layers fill nine.
  @Test func manyBitmapsAreNotAllKept() throws {
    let screen = try shown()
    for _ in 0..<9 {
      let layer = screen.add(CGRect(0, 0, 40, 40), Ink.blue.copy(alpha: 0.1))
      layer.shouldRasterize = true
      layer.rasterizationScale = 2
    }
    screen.update()
    #expect(screen.renderer.keptRasterCount < 9)
    #expect(try screen.pixels() == screen.repainted())
    for layer in screen.root.sublayers ?? [] { layer.removeFromSuperlayer() }
    screen.update()
    screen.renderer.trim()
    #expect(screen.renderer.keptRasterCount == 0)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 400] as [CGFloat])
  func whatIsTooLargeIsDrawnDirectly(scale: CGFloat) throws {
    layer.rasterizationScale = scale
    let screen = try shown()
    #expect(screen.renderer.bitmapUpdateCount == 0)
    layer.shouldRasterize = false
    #expect(try screen.pixels() == screen.repainted())
    (layer.mask, layer.shouldRasterize, layer.rasterizationScale) = (nil, true, 2)
    for width in [400, 5, 400] as [CGFloat] {
      child.frame = CGRect(width < 9 ? 4 : 15, 3, width, width)
      screen.update()
      #expect(try screen.pixels() == screen.repainted(), "one that grows, too")
    }
  }
}
