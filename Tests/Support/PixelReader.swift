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

  /// Pixels that a test makes. The number of words must match the size.
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

  /// The pixel's color, not multiplied by its alpha.
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

/// How much two images differ.
package struct PixelDifference: Sendable {
  /// The mean absolute difference of all components, 0...255.
  package var mean = 0.0

  /// The largest difference of any component, 0...255.
  package var maximum = 0

  /// The number of pixels that are not equal.
  package var count = 0

  /// The first of them, row by row.
  var first: (x: Int, y: Int)?
}

extension PixelReader {
  /// The difference to an image of the same size; nil when the sizes differ.
  /// - Parameter parts: What doesn't count.
  package func difference(
    to other: PixelReader, outside parts: [CGRect] = []
  ) -> PixelDifference? {
    guard width == other.width, height == other.height else { return nil }
    var result = PixelDifference()
    guard !words.isEmpty else { return result }
    var sum = 0
    for (index, word) in words.enumerated() where word != other.words[index] {
      let pixel = CGPoint(x: Double(index % width) + 0.5, y: Double(index / width) + 0.5)
      if parts.contains(where: { $0.contains(pixel) }) { continue }
      let (p, q) = (Pixel(word), Pixel(other.words[index]))
      sum +=
        abs(p.red - q.red) + abs(p.green - q.green) + abs(p.blue - q.blue)
        + abs(p.alpha - q.alpha)
      result.maximum = max(result.maximum, p.difference(to: q))
      result.count += 1
      if result.first == nil { result.first = (index % width, index / width) }
    }
    result.mean = Double(sum) / Double(words.count * 4)
    return result
  }

  /// The smallest rectangle, in pixels, around all pixels that differ from another image of the
  /// same size; nil when there is none, or the sizes differ.
  package func bounds(differingFrom other: PixelReader) -> CGRect? {
    guard width == other.width, height == other.height else { return nil }
    let unlike = words.indices.lazy.map { words[$0] == other.words[$0] ? UInt32(0) : .max }
    return PixelReader(width: width, height: height, words: Array(unlike)).bounds()
  }
}

extension PixelReader {
  /// Saves the picture as `name`.png in the directory that the environment variable
  /// `STATUSHUD_PICTURES` names, if it's set.
  package func keep(as name: String) throws {
    guard let directory = ProcessInfo.processInfo.environment["STATUSHUD_PICTURES"] else { return }
    var words = words
    try words.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        uprightData: bytes.baseAddress, width: width, height: height, bytesPerRow: width * 4,
        scale: 1)
      try context?.makeImage()?.writePNG(
        to: URL(fileURLWithPath: directory).appendingPathComponent("\(name).png"))
    }
  }
}

/// One pixel, components in 0...255.
package struct Pixel: Hashable, Sendable, CustomStringConvertible {
  package var red: Int
  package var green: Int
  package var blue: Int
  package var alpha: Int

  package static let transparent = Pixel(0, 0, 0, 0)
  package static let white = Pixel(255, 255, 255)
  package static let black = Pixel(0, 0, 0)
  package static let red = Pixel(255, 0, 0)
  package static let green = Pixel(0, 255, 0)
  package static let blue = Pixel(0, 0, 255)

  package init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(_ word: UInt32) {
    self.init(
      Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255), Int(word >> 24))
  }

  /// The color before it was multiplied by alpha, rounded.
  var unpremultiplied: Pixel {
    guard alpha > 0 else { return .transparent }
    func divided(_ value: Int) -> Int { min((value * 255 + alpha / 2) / alpha, 255) }
    return Pixel(divided(red), divided(green), divided(blue), alpha)
  }

  /// The largest difference of a component.
  package func difference(to other: Pixel) -> Int {
    max(
      max(abs(red - other.red), abs(green - other.green)),
      max(abs(blue - other.blue), abs(alpha - other.alpha)))
  }

  package var description: String { "(\(red) \(green) \(blue) \(alpha))" }
}
