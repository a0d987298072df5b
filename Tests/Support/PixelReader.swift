// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// The pixels of an image, for tests to look at.
package struct PixelReader: Equatable, Sendable {
  package let width: Int
  package let height: Int

  /// Premultiplied 0xAARRGGBB words in rows from the top.
  package let words: [UInt32]

  package init(_ image: CGImage) {
    width = image.width
    height = image.height
    words = image.premultipliedARGB
  }

  /// Pixels made by a test; as many words as the size asks for.
  package init(width: Int, height: Int, words: [UInt32]) {
    precondition(words.count == width * height)
    self.width = width
    self.height = height
    self.words = words
  }

  /// The pixel as it is stored; transparent outside.
  package func premultiplied(_ x: Int, _ y: Int) -> Pixel {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return .transparent }
    return Pixel(words[y * width + x])
  }

  /// The pixel's colour, not multiplied by its alpha.
  package func straight(_ x: Int, _ y: Int) -> Pixel {
    premultiplied(x, y).unpremultiplied
  }

  /// The smallest rectangle, in pixels, around all pixels that differ from `background` by more
  /// than `tolerance` in any component; nil when there is none.
  package func bounds(
    differingFrom background: Pixel = .transparent, tolerance: Int = 0
  ) -> CGRect? {
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for y in 0..<height {
      for x in 0..<width
      where Pixel(words[y * width + x]).difference(to: background) > tolerance {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    guard left <= right else { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The image turned clockwise by quarter turns.
  package func rotated(quarterTurns: Int) -> PixelReader {
    var result = self
    for _ in 0..<(((quarterTurns % 4) + 4) % 4) { result = result.rotatedOnce }
    return result
  }

  private var rotatedOnce: PixelReader {
    var turned: [UInt32] = []
    turned.reserveCapacity(words.count)
    for y in 0..<width {
      for x in 0..<height { turned.append(words[(height - 1 - x) * width + y]) }
    }
    return PixelReader(width: height, height: width, words: turned)
  }
}
