// SPDX-License-Identifier: MIT

import CCairo
@_spi(LinuxHost) import LinuxCoreGraphics
@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Expected values: the pixels that a change affects, before and after it.
@Suite struct DamageTests {
  @Test func allIsPaintedAtFirstAndNothingWithoutAChange() throws {
    let screen = try RenderedScreen(50, 40, scale: 2)
    screen.add(CGRect(1, 1, 5, 5), Ink.red)
    #expect(screen.update() == [CGRect(0, 0, 100, 80)])
    #expect(screen.update() == [])
    #expect(screen.update(at: 1000) == [])
    screen.renderer.invalidate()
    #expect(screen.update() == [CGRect(0, 0, 100, 80)])
  }

  /// The renderer paints a large screen in bands. The comparison paints it in columns.
  @Test func aLargeScreenIsTheSumOfItsParts() throws {
    let screen = try RenderedScreen(1600, 1200)
    screen.root.backgroundColor = Ink.white
    let group = screen.add(CGRect(100, 100, 1400, 1000), Ink.red)
    (group.opacity, group.cornerRadius) = (0.5, 40)
    let vignette = CAGradientLayer()
    vignette.frame = screen.root.bounds
    vignette.type = .radial
    vignette.startPoint = CGPoint(x: 0.5, y: 0.5)
    vignette.endPoint = CGPoint(x: 1, y: 1)
    vignette.colors = [CGColor(gray: 0, alpha: 0), Ink.black]
    screen.root.addSublayer(vignette)
    let backdrop = BackdropLayer()
    backdrop.frame = CGRect(300, 800, 400, 200)
    backdrop.filter = BackdropFilter(radius: 8, tint: CGColor(gray: 1, alpha: 0.2))
    screen.root.addSublayer(backdrop)
    screen.update()
    let columns = stride(from: 0, to: 1600, by: 100).map { CGRect(CGFloat($0), 0, 100, 1200) }
    #expect(try screen.pixels() == screen.repainted(in: columns))
  }

  @Test func onlyWhatDiffersIsDamage() throws {
    let screen = try RenderedScreen(100, 100)
    let outer = screen.add(CGRect(0, 0, 100, 100), Ink.white)
    let inner = RenderedScreen.layer(CGRect(20, 20, 10, 10), Ink.red)
    outer.addSublayer(inner)
    screen.update()
    let changes: [(() -> Void, Set<CGRect>)] = [
      ({ inner.backgroundColor = Ink.green }, [inner.frame]),
      ({ inner.backgroundColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1) }, []),
      ({ inner.removeFromSuperlayer() }, [inner.frame]),
      ({ outer.insertSublayer(inner, at: 0) }, [inner.frame]),
      ({ inner.frame.origin = CGPoint(x: 80, y: 70) }, [inner.frame, CGRect(80, 70, 10, 10)]),
      ({ inner.position.x += 2 }, [CGRect(80, 70, 12, 10)]),
    ]
    for (change, damage) in changes {
      change()
      #expect(Set(screen.update()) == damage)
    }
  }

  @Test func manyChangesBecomeFewRectangles() throws {
    let screen = try RenderedScreen(500, 500)
    let layers = (0..<400).map { index in
      RenderedScreen.layer(CGRect(index % 20 * 25, index / 20 * 25, 2, 2), Ink.red)
    }
    for layer in layers { screen.root.addSublayer(layer) }
    screen.update()
    for layer in layers where layer.frame.minX < 50 || layer.frame.minY > 450 {
      layer.backgroundColor = Ink.blue
    }
    let damage = screen.update()
    #expect((1...6).contains(damage.count))
    #expect(try screen.pixels() == screen.repainted())
  }

  @Test func absurdValuesDrawNothingOrEverything() throws {
    let screen = try RenderedScreen(20, 20)
    let layer = screen.add(CGRect(5, 5, 5, 5), Ink.red)
    screen.update()
    for value: CGFloat in [.infinity, -.infinity, 1e300, -1e300, 0] {
      layer.position = CGPoint(x: value, y: value)
      screen.update()
      layer.bounds = CGRect(value, value, value, value)
      layer.cornerRadius = value
      layer.borderWidth = value
      screen.update()
      layer.setAffineTransform(CGAffineTransform(scaleX: value, y: value))
      screen.update()
      #expect(try screen.pixels() == screen.repainted())
      layer.transform = CATransform3DIdentity
    }
    layer.removeFromSuperlayer()
    screen.add(CGRect(1, 2, 3, 4), Ink.red)
    screen.update()
    #expect(try screen.pixels().bounds() == CGRect(1, 2, 3, 4))
  }

  /// After an error, a context of Cairo draws nothing, so the renderer replaces it.
  @Test func aContextInErrorIsReplaced() throws {
    let screen = try RenderedScreen(8, 8)
    let layer = screen.add(CGRect(0, 0, 8, 8), Ink.red)
    screen.update()
    layer.backgroundColor = Ink.green
    let broken = screen.context.cairo
    cairo_restore(broken)
    #expect(cairo_status(broken) != CAIRO_STATUS_SUCCESS)
    screen.update()
    #expect(cairo_status(screen.context.cairo) == CAIRO_STATUS_SUCCESS)
    #expect(try screen.pixels() == screen.repainted())
    layer.backgroundColor = Ink.blue
    try screen.expectExactUpdate("after the error")
  }
}
