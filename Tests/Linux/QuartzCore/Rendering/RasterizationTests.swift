// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Layers with `shouldRasterize`, and what the renderer keeps. Expected values: the picture of the
/// same layers drawn directly, the number of necessary drawings, and, after a trim, that of rasters
/// before the layers were added.
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
      { (mask.lineWidth, mask.strokeColor) = (3, Ink.black) },
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
    (layer.mask, layer.shouldRasterize, layer.rasterizationScale) = (nil, true, 2)
    for width in [400, 5, 400] as [CGFloat] {
      child.frame = CGRect(width < 9 ? 4 : 15, 3, width, width)
      screen.update()
      #expect(try screen.pixels() == screen.repainted(), "one that grows, too")
    }
  }

  /// A translucent group with a gradient, a shape, and a mask, so that every cache contains
  /// something.
  private func group() -> CALayer {
    let group = RenderedScreen.layer(CGRect(2, 2, 20, 20), Ink.red)
    group.opacity = 0.5
    group.cornerRadius = 4
    let gradient = CAGradientLayer()
    gradient.frame = group.bounds
    gradient.colors = [Ink.red, Ink.blue]
    let ring = CAShapeLayer()
    ring.path = CGPath(ellipseIn: CGRect(4, 4, 12, 12), transform: nil)
    ring.strokeColor = Ink.green
    ring.strokeEnd = 0.5
    let mask = RenderedScreen.layer(CGRect(0, 0, 10, 10), Ink.black)
    mask.cornerRadius = 3
    ring.mask = mask
    group.addSublayer(gradient)
    group.addSublayer(ring)
    return group
  }

  /// The number of rasters after a change and a trim.
  private func kept(on screen: RenderedScreen, after change: () -> Void = {}) -> Int {
    change()
    screen.update()
    screen.renderer.trim()
    return screen.renderer.keptRasterCount
  }

  @Test func nothingIsKeptOfLayersThatAreGone() throws {
    let screen = try RenderedScreen(24, 24)
    let before = kept(on: screen)
    let group = group()
    #expect(kept(on: screen) { screen.root.addSublayer(group) } > before, "what is shown is kept")
    #expect(kept(on: screen) { group.removeFromSuperlayer() } == before)
  }

  @Test func nothingIsKeptOfAFadeThatIsOver() throws {
    let screen = try RenderedScreen(24, 24)
    let card = screen.add(CGRect(2, 2, 20, 20), Ink.red)
    card.addSublayer(RenderedScreen.layer(CGRect(2, 2, 8, 8), Ink.blue))
    let before = kept(on: screen)
    for opacity in [0.4, 0.6] as [Float] {
      card.opacity = opacity
      screen.update()
    }
    #expect(kept(on: screen) { card.opacity = 0.8 } == before + 1, "what fades is kept")
    #expect(kept(on: screen) { card.opacity = 1 } == before)
  }
}
