// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// After a trim, the renderer keeps nothing of layers that are gone. Expected values: the counts
/// before the layers were added.
@MainActor @Suite struct TrimTests {
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

  @Test func nothingIsKeptOfLayersThatAreGone() throws {
    let screen = try RenderedScreen(24, 24)
    screen.update()
    let before = screen.renderer.keptRasterCount
    let group = group()
    screen.root.addSublayer(group)
    screen.update()
    screen.renderer.trim()
    #expect(screen.renderer.keptRasterCount > before, "what is shown is kept")

    group.removeFromSuperlayer()
    screen.update()
    screen.renderer.trim()
    #expect(screen.renderer.keptRasterCount == before)
  }

  @Test func nothingIsKeptOfAFadeThatIsOver() throws {
    let screen = try RenderedScreen(24, 24)
    let card = RenderedScreen.layer(CGRect(2, 2, 20, 20), Ink.red)
    card.addSublayer(RenderedScreen.layer(CGRect(2, 2, 8, 8), Ink.blue))
    screen.root.addSublayer(card)
    screen.update()
    screen.renderer.trim()
    let before = screen.renderer.keptRasterCount
    for opacity in [0.4, 0.6, 0.8] as [Float] {
      card.opacity = opacity
      screen.update()
    }
    screen.renderer.trim()
    #expect(screen.renderer.keptRasterCount == before + 1, "what fades is kept")
    card.opacity = 1
    screen.update()
    screen.renderer.trim()
    #expect(screen.renderer.keptRasterCount == before)
  }
}
