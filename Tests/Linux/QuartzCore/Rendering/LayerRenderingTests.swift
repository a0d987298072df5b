// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// The bounds of layers, their contents, and how groups, hidden layers, masks, and clips combine
/// them. Expected values: whole pixels, areas of circles, and colors calculated by hand.
@Suite struct LayerRenderingTests {
  @Test(arguments: [1, 2, 3])
  func backgroundsAreCrisp(scale: Int) throws {
    let pixels = try RenderedScreen.pixels(20, 20, scale: CGFloat(scale)) { root in
      root.addSublayer(RenderedScreen.layer(CGRect(3, 4, 5, 6), Ink.red))
    }
    let expected = CGRect(3 * scale, 4 * scale, 5 * scale, 6 * scale)
    #expect(pixels.bounds() == expected)
    #expect(pixels.straight(3 * scale, 4 * scale) == .red)
    #expect(pixels.straight(8 * scale - 1, 10 * scale - 1) == .red)
    // Thirds of a point are whole pixels.
    let thirds = try RenderedScreen.pixels(20, 20, scale: 3) { root in
      root.addSublayer(RenderedScreen.layer(CGRect(2, 4, 10.0 / 3, 0.1 + 0.2 + 1.7), Ink.red))
    }
    #expect(thirds.bounds() == CGRect(6, 12, 10, 6))
    #expect(thirds.straight(6, 12) == .red)
  }

  @Test func roundedCornersCoverTheirCircle() throws {
    let pixels = try RenderedScreen.pixels(40, 40, of: CGRect(0, 0, 40, 40), Ink.black) { layer in
      layer.cornerRadius = 20
    }
    let area = pixels.words.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(area - 400 * .pi) < 1)
    #expect(pixels.premultiplied(0, 0) == .transparent)
    // A circle looks the same after a quarter turn, except that Cairo uses 15 rows and 256 columns
    // per pixel.
    for turns in 1...3 {
      #expect(pixels.rotated(quarterTurns: turns).difference(to: pixels)?.maximum ?? 255 <= 8)
    }
  }

  /// A circle leaves the edge after 1 radius, and a continuous corner after 1.53 radii.
  @Test(arguments: [(CALayerCornerCurve.circular, 50...60), (.continuous, 70...92)])
  func cornersLeaveTheEdgeWhereTheirCurveSays(
    curve: CALayerCornerCurve, expected: ClosedRange<Int>
  ) throws {
    let pixels = try RenderedScreen.pixels(200, 200, of: CGRect(0, 0, 200, 200), Ink.black) {
      $0.cornerRadius = 60
      $0.cornerCurve = curve
    }
    let firstWhole = (0..<100).first { pixels.premultiplied($0, 0).alpha >= 254 }
    #expect(firstWhole.map(expected.contains) == true)
  }

  @Test(arguments: [false, true])
  func roundCornersCutContentsWhenTheBoundsClip(clips: Bool) throws {
    let image = try #require(CGImage(premultipliedARGB: [0xFFFF_0000], width: 1, height: 1))
    let pixels = try RenderedScreen.pixels(10, 10, of: CGRect(2, 2, 6, 4)) { layer in
      layer.contents = image
      layer.cornerRadius = 2
      layer.masksToBounds = clips
    }
    #expect(clips == (pixels.premultiplied(2, 2).alpha < 200))
    #expect(pixels.premultiplied(5, 4).alpha == 255)
  }

  /// The renderer draws images that are black with clear edges by their alpha alone. The picture must
  /// not differ from one in colors.
  @Test(arguments: [0, 0.3], [1, 1.1])
  func aShadowIsStretchedLikeAnyImage(angle: CGFloat, scale: CGFloat) throws {
    func picture(_ color: UInt32) throws -> PixelReader {
      let words = (0..<81).map { index -> UInt32 in
        let (x, y) = (index % 9, index / 9)
        guard (1..<8).contains(x), (1..<8).contains(y) else { return 0 }
        // The upper rows aren't even in the middle.
        return UInt32(y < 4 ? 30 * x : 120) << 24 | color
      }
      let image = try #require(CGImage(premultipliedARGB: words, width: 9, height: 9))
      return try RenderedScreen.pixels(60, 60, of: CGRect(10, 10, 40, 30)) { layer in
        layer.contents = image
        layer.contentsCenter = CGRect(0.5, 0.5, 0, 0)
        layer.setAffineTransform(
          CGAffineTransform(scaleX: scale, y: 1.2 * scale).concatenating(
            CGAffineTransform(rotationAngle: angle)))
      }
    }
    let (black, nearly) = (try picture(0), try picture(1))
    #expect(black.premultiplied(30, 25).alpha > 100)
    let difference = try #require(black.difference(to: nearly))
    #expect(difference.maximum <= 3, "\(difference)")
  }

  @Test func translucentLayersFadeAsAGroup() throws {
    let pixels = try RenderedScreen.pixels(2, 1, of: CGRect(0, 0, 2, 1), Ink.red) { layer in
      layer.addSublayer(RenderedScreen.layer(CGRect(1, 0, 1, 1), Ink.green))
      layer.opacity = 0.5
    }
    #expect(pixels.straight(0, 0).difference(to: Pixel(255, 0, 0, 128)) <= 1)
    #expect(pixels.straight(1, 0).difference(to: Pixel(0, 255, 0, 128)) <= 1)
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
