// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Layers with `shouldRasterize`. Expected values: the picture of the same layers drawn directly,
/// and the number of necessary drawings.
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

  @Test func whatOnlyMovesIsDrawnOnce() throws {
    let screen = try shown()
    let context = LayerContext(rootLayer: screen.root)
    let rotation = CABasicAnimation(keyPath: "transform.rotation")
    rotation.fromValue = 0
    rotation.toValue = 2 * CGFloat.pi
    rotation.duration = 1
    rotation.beginTime = 5
    layer.add(rotation, forKey: nil)
    for frame in 0..<20 {
      let time = 5 + Double(frame) / 15
      if frame == 5 { layer.position.x = 13.3 }
      if frame == 9 { layer.opacity = 0.6 }
      if frame == 12 { screen.root.backgroundColor = Ink.green }
      context.commit(at: time)
      screen.update(at: time)
      #expect(try screen.pixels() == screen.repainted(at: time))
    }
    #expect(screen.renderer.bitmapUpdateCount == 1)
    context.disconnect()
  }

  @Test func aChangeInsideIsDrawn() throws {
    let screen = try shown()
    let changes: [() -> Void] = [
      { child.backgroundColor = Ink.green }, { child.frame.origin.x = 6 },
      {
        mask.lineWidth = 3; mask.strokeColor = Ink.black
      },
      { layer.rasterizationScale = 1 }, { layer.cornerRadius = 4 }, { layer.mask = nil },
      { child.removeFromSuperlayer() },
    ]
    for (index, change) in changes.enumerated() {
      change()
      screen.update()
      #expect(screen.renderer.bitmapUpdateCount == index + 2)
      #expect(try screen.pixels() == screen.repainted())
    }
  }

  @Test func aLayerThatGrowsTooLargeIsDrawnDirectly() throws {
    layer.mask = nil
    let screen = try shown()
    for width in [400, 5, 400] as [CGFloat] {
      child.frame = CGRect(width < 9 ? 4 : 15, 3, width, width)
      screen.update()
      #expect(try screen.pixels() == screen.repainted())
    }
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

  @Test func aLayerThatReturnsKeepsItsBitmap() throws {
    let screen = try shown()
    for (color, updates) in [(Ink.red, 1), (Ink.blue, 2), (Ink.blue, 2)] {
      layer.removeFromSuperlayer()
      screen.update()
      layer.backgroundColor = color
      screen.root.addSublayer(layer)
      screen.update()
      #expect(screen.renderer.bitmapUpdateCount == updates)
      #expect(try screen.pixels() == screen.repainted())
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 400] as [CGFloat])
  func whatIsTooLargeIsDrawnDirectly(scale: CGFloat) throws {
    layer.rasterizationScale = scale
    let screen = try shown()
    #expect(screen.renderer.bitmapUpdateCount == 0)
    layer.shouldRasterize = false
    #expect(try screen.pixels() == screen.repainted())
  }
}
