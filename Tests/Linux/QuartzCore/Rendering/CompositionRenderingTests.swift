// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Opacities, hidden layers, masks, and clips. Expected values: colors calculated by hand.
@Suite struct CompositionRenderingTests {
  @Test func translucentLayersFadeAsAGroup() throws {
    let pixels = try RenderedScreen.pixels(2, 1, of: CGRect(0, 0, 2, 1), Ink.red) { layer in
      layer.addSublayer(RenderedScreen.layer(CGRect(1, 0, 1, 1), Ink.green))
      layer.opacity = 0.5
    }
    #expect(pixels.straight(0, 0).difference(to: Pixel(255, 0, 0, 128)) <= 1)
    #expect(pixels.straight(1, 0).difference(to: Pixel(0, 255, 0, 128)) <= 1)
  }

  @Test func hiddenAndTransparentLayersDrawNothing() throws {
    let screen = try RenderedScreen(10, 10)
    let hidden = RenderedScreen.layer(CGRect(0, 0, 5, 5), Ink.red)
    hidden.isHidden = true
    hidden.addSublayer(RenderedScreen.layer(CGRect(0, 0, 3, 3), Ink.green))
    let clear = RenderedScreen.layer(CGRect(0, 0, 5, 5), Ink.red)
    clear.opacity = 0
    screen.root.addSublayer(hidden)
    screen.root.addSublayer(clear)
    screen.update()
    #expect(try screen.pixels().bounds() == nil)
    hidden.frame = CGRect(5, 5, 5, 5)
    clear.backgroundColor = Ink.blue
    #expect(screen.update().isEmpty, "invisible changes are no damage")
  }

  @Test func masksUseTheAlphaOfTheirTree() throws {
    let pixels = try RenderedScreen.pixels(4, 1, of: CGRect(0, 0, 4, 1), Ink.red) { layer in
      let mask = RenderedScreen.layer(CGRect(1, 0, 3, 1), Ink.white.copy(alpha: 0.5))
      mask.addSublayer(RenderedScreen.layer(CGRect(2, 0, 1, 1), Ink.black))
      layer.mask = mask
      layer.opacity = 0.5
    }
    #expect(pixels.straight(0, 0) == .transparent)
    #expect(pixels.straight(1, 0).difference(to: Pixel(255, 0, 0, 64)) <= 1)
    #expect(pixels.straight(3, 0).difference(to: Pixel(255, 0, 0, 128)) <= 1)
  }

  @Test func boundsClipSublayersOnlyWhenAsked() throws {
    func picture(_ clips: Bool, radius: CGFloat = 0) throws -> PixelReader {
      try RenderedScreen.pixels(20, 20, of: CGRect(5, 5, 10, 10)) { layer in
        layer.masksToBounds = clips
        layer.cornerRadius = radius
        layer.addSublayer(RenderedScreen.layer(CGRect(-5, -5, 20, 20), Ink.red))
      }
    }
    #expect(try picture(false).bounds() == CGRect(0, 0, 20, 20))
    #expect(try picture(true).bounds() == CGRect(5, 5, 10, 10))
    let round = try picture(true, radius: 5)
    let disc = try RenderedScreen.pixels(20, 20, of: CGRect(5, 5, 10, 10), Ink.red) { layer in
      layer.cornerRadius = 5
    }
    #expect(round.difference(to: disc)?.maximum ?? 255 <= 1, "a clip is as soft as a fill")
  }
}
