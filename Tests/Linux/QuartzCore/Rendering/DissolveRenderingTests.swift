// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: each pixel is the weighted mean of the old picture and the new one.
@MainActor @Suite(.exclusiveScreen) struct DissolveRenderingTests {
  private func dissolve(from word: UInt32?, in frame: CGRect) throws -> DissolveAnimation {
    let picture = try word.map {
      try #require(
        CGImage(
          premultipliedARGB: Array(repeating: $0, count: Int(frame.width * frame.height)),
          width: Int(frame.width), height: Int(frame.height)))
    }
    let animation = DissolveAnimation(from: picture, in: frame)
    animation.duration = 1
    animation.beginTime = 1e-9
    return animation
  }

  /// A layer of 4 x 4 points in the middle of a screen of 8 x 8, in the middle of an animation.
  private func pixels(
    at time: CFTimeInterval, from word: UInt32?, in frame: CGRect = CGRect(2, 2, 4, 4),
    _ change: (CALayer) -> Void
  ) throws -> PixelReader {
    let screen = try RenderedScreen(8, 8)
    let layer = screen.add(CGRect(2, 2, 4, 4))
    change(layer)
    layer.add(try dissolve(from: word, in: frame), forKey: nil)
    for moment in [0, time / 2, time] {
      screen.update(at: moment)
      #expect(try screen.pixels() == screen.repainted(at: moment))
    }
    return try screen.pixels()
  }

  @Test(arguments: [0.01, 0.1, 0.25, 0.5, 0.9])
  func theSameLookDoesNotChange(time: CFTimeInterval) throws {
    let opaque = try pixels(at: time, from: 0xFF00_0000) { $0.backgroundColor = Ink.black }
    #expect(opaque.premultiplied(4, 4) == Pixel(0, 0, 0))
    let clear = try pixels(at: time, from: 0x8000_0000) {
      $0.backgroundColor = CGColor(gray: 0, alpha: 128 / 255)
    }
    #expect(clear.premultiplied(4, 4) == Pixel(0, 0, 0, 128))
  }

  /// The old look stays in its own place.
  @Test func looksInDifferentPlacesFadeInAndOut() throws {
    let pixels = try pixels(at: 0.25, from: 0xFFFF_0000, in: CGRect(0, 2, 4, 4)) {
      $0.backgroundColor = Ink.blue
    }
    #expect(pixels.premultiplied(0, 4).difference(to: Pixel(191, 0, 0, 191)) <= 1)
    #expect(pixels.premultiplied(3, 4).difference(to: Pixel(191, 0, 64)) <= 1)
    #expect(pixels.premultiplied(5, 4).difference(to: Pixel(0, 0, 64, 64)) <= 1)
  }
}
