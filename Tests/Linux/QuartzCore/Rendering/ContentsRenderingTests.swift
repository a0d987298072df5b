// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Expected values: whole pixels of small images.
@Suite struct ContentsRenderingTests {
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

  /// The renderer draws black images by their alpha alone. The picture must not differ from one in
  /// colors.
  @Test(arguments: [0, 0.3], [1, 1.1])
  func aShadowIsStretchedLikeAnyImage(angle: CGFloat, scale: CGFloat) throws {
    func picture(_ color: UInt32) throws -> PixelReader {
      var words = [UInt32](repeating: 0, count: 81)
      for y in 1..<8 {
        // The upper rows aren't even in the middle.
        for x in 1..<8 { words[y * 9 + x] = UInt32(y < 4 ? 30 * x : 120) << 24 | color }
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

  /// The renderer paints black itself, and leaves narrow areas to Cairo. Expected values: Cairo's.
  @Test(arguments: [0.002, 0.15, 0.5, 0.97, 0.999, 1])
  func blackIsTheSameInNarrowParts(alpha: CGFloat) throws {
    var random = SeededGenerator(seed: 61)
    func image(_ color: (UInt32) -> UInt32) throws -> CGImage {
      var words = [UInt32](repeating: 0, count: 324)
      for index in 0..<256 {
        words[(index / 16 + 1) * 18 + index % 16 + 1] = color(UInt32(index))
      }
      return try #require(CGImage(premultipliedARGB: words, width: 18, height: 18))
    }
    let (ground, shadow) = (
      try image { $0 << 24 | UInt32.random(in: 0...$0, using: &random) * 0x10101 },
      try image { $0 << 24 }
    )
    let screen = try RenderedScreen(80, 50)
    screen.root.backgroundColor = Ink.red
    screen.add(CGRect(0, 0, 77, 48)).contents = ground
    for index in 0..<8 {
      let (offset, side) = (CGFloat(index), CGFloat(18 + index))
      let layer = screen.add(CGRect(7 * offset, 3 * offset, side, side))
      layer.contents = shadow
      layer.contentsCenter = CGRect(0.5, 0.5, 0, 0)
      layer.opacity = Float(alpha)
      screen.add(CGRect(8 * offset + 0.3, 30, side, 12), Ink.black.copy(alpha: alpha))
        .cornerRadius = 6
    }
    screen.update()
    let columns = stride(from: 0, to: 80, by: 5).map { CGRect(CGFloat($0), 0, 5, 50) }
    #expect(try screen.pixels() == screen.repainted(in: columns))
  }
}
