// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Expected values: whole pixels of small images.
@Suite struct ContentsRenderingTests {
  /// Red, green above; blue, white below.
  private func quarters() throws -> CGImage {
    try #require(
      CGImage(
        premultipliedARGB: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF], width: 2,
        height: 2))
  }

  private func picture(
    scale: CGFloat = 1, _ build: (CALayer) throws -> Void
  ) throws -> PixelReader {
    let image = try quarters()
    return try RenderedScreen.pixels(10, 10, scale: scale, of: CGRect(2, 2, 6, 4)) { layer in
      layer.contents = image
      try build(layer)
    }
  }

  @Test(arguments: [
    (CALayerContentsGravity.center, 4, 3), (.top, 4, 2), (.bottom, 4, 4), (.left, 2, 3),
    (.right, 6, 3), (.topLeft, 2, 2), (.topRight, 6, 2), (.bottomLeft, 2, 4),
    (.bottomRight, 6, 4),
  ])
  func gravityPlacesWithoutScaling(gravity: CALayerContentsGravity, x: Int, y: Int) throws {
    let pixels = try picture { $0.contentsGravity = gravity }
    #expect(pixels.bounds() == CGRect(x, y, 2, 2))
    #expect(pixels.straight(x, y) == Pixel(255, 0, 0), "upright")
    #expect(pixels.straight(x, y + 1) == Pixel(0, 0, 255))
  }

  @Test func scaledContentsArePointsTimesScale() throws {
    let pixels = try picture(scale: 2) { layer in
      layer.contentsGravity = .center
      layer.contentsScale = 2
    }
    // One point in the middle of (2, 2, 6, 4) is (4.5, 3.5, 1, 1).
    #expect(pixels.bounds() == CGRect(9, 7, 2, 2))
    #expect(pixels.straight(9, 7) == Pixel(255, 0, 0))
  }

  @Test func roundCornersCutContentsWhenTheBoundsClip() throws {
    func corner(_ clips: Bool) throws -> Pixel {
      try picture { layer in
        layer.cornerRadius = 2
        layer.masksToBounds = clips
      }.premultiplied(2, 2)
    }
    #expect(try corner(false).alpha == 255)
    #expect(try corner(true).alpha < 200)
  }

  @Test func aTurnedImageIsItsQuarterTurn() throws {
    var words: [UInt32] = []
    for index in 0..<400 { words.append(0xFF00_0000 | UInt32(index * 7_919 % 0xFFFFFF)) }
    let image = try #require(CGImage(premultipliedARGB: words, width: 20, height: 20))
    func picture(_ angle: CGFloat) throws -> PixelReader {
      try RenderedScreen.pixels(20, 20, of: CGRect(0, 0, 20, 20)) { layer in
        layer.contents = image
        layer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
      }
    }
    let straight = try picture(0)
    #expect(straight == PixelReader(image))
    #expect(straight.difference(afterQuarterTurns: 1, to: try picture(.pi / 2))?.maximum == 0)
  }

  @Test func resizingGravitiesScale() throws {
    #expect(try picture { $0.contentsGravity = .resize }.bounds() == CGRect(2, 2, 6, 4))
    #expect(try picture { $0.contentsGravity = .resizeAspect }.bounds() == CGRect(3, 2, 4, 4))
    let filled = try picture { $0.contentsGravity = .resizeAspectFill }
    #expect(filled.bounds() == CGRect(2, 1, 6, 6), "nothing is cut unless asked")
  }

  /// Black through which one sees comes out the same, whether it is drawn as alpha or in colors.
  @Test(arguments: [0, 0.3]) func aShadowIsStretchedLikeAnyImage(angle: CGFloat) throws {
    func picture(_ color: UInt32) throws -> PixelReader {
      var words = [UInt32](repeating: 0, count: 81)
      for y in 1..<8 { for x in 1..<8 { words[y * 9 + x] = UInt32(30 * x) << 24 | color } }
      let image = try #require(CGImage(premultipliedARGB: words, width: 9, height: 9))
      return try RenderedScreen.pixels(60, 60, of: CGRect(10, 10, 40, 30)) { layer in
        layer.contents = image
        layer.contentsCenter = CGRect(0.5, 0.5, 0, 0)
        layer.setAffineTransform(
          CGAffineTransform(scaleX: 1.1, y: 1.3).concatenating(
            CGAffineTransform(rotationAngle: angle)))
      }
    }
    let (black, nearly) = (try picture(0), try picture(1))
    #expect(black.premultiplied(30, 25).alpha > 100)
    let difference = try #require(black.difference(to: nearly))
    #expect(difference.maximum <= 3, "\(difference)")
  }
}
