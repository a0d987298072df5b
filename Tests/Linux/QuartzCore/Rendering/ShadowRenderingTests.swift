// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Expected values: on the edge itself, the shadow of an edge is half as dark as inside.
@Suite struct ShadowRenderingTests {
  private func shadow(
    _ change: (CALayer) throws -> Void
  ) throws -> PixelReader {
    try RenderedScreen.pixels(80, 80, of: CGRect(20, 20, 40, 40), Ink.red) { layer in
      layer.shadowOpacity = 1
      layer.shadowOffset = .zero
      layer.shadowRadius = 4
      try change(layer)
    }
  }

  @Test func edgesAreHalfDark() throws {
    let pixels = try shadow { _ in }
    #expect(pixels.straight(40, 40) == .red)
    #expect(abs(pixels.premultiplied(19, 40).alpha - 115) <= 6)
    #expect(pixels.premultiplied(15, 40).alpha < pixels.premultiplied(18, 40).alpha)
    #expect(pixels.premultiplied(4, 40).alpha == 0)
  }

  /// Without a path, the background casts the shadow.
  @Test func theBackgroundCastsTheShadow() throws {
    let path = try shadow { layer in
      layer.shadowPath = CGPath(rect: CGRect(0, 0, 40, 40), transform: nil)
    }
    #expect(try shadow { _ in } == path)
    #expect(try shadow { $0.backgroundColor = nil }.bounds() == nil)
  }

  /// As on Apple's systems, the shadow is visible through a translucent layer.
  @Test(arguments: [true, false]) func aShadowLiesBeneathTheInsideToo(isClear: Bool) throws {
    let pixels = try shadow { layer in
      layer.backgroundColor = isClear ? nil : CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
      layer.shadowPath = CGPath(rect: CGRect(0, 0, 40, 40), transform: nil)
      layer.shadowOpacity = 0.5
    }
    // Black with an alpha of 0.5, and red with an alpha of 0.5 above it.
    let expected = isClear ? Pixel(0, 0, 0, 128) : Pixel(128, 0, 0, 191)
    #expect(pixels.premultiplied(40, 40).difference(to: expected) <= 1)
  }

  /// The opacity applies to the layer together with its shadow.
  @Test func aTranslucentLayerHasATranslucentShadow() throws {
    let pixels = try shadow { layer in
      layer.opacity = 0.5
      layer.shadowPath = CGPath(rect: CGRect(-10, 0, 60, 40), transform: nil)
    }
    #expect(pixels.premultiplied(40, 40).difference(to: Pixel(128, 0, 0, 128)) <= 1)
    #expect(pixels.premultiplied(15, 40).difference(to: Pixel(0, 0, 0, 118)) <= 10)
  }
}
