// SPDX-License-Identifier: MIT

import Foundation

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
  package func difference(to other: PixelReader) -> PixelDifference? {
    guard width == other.width, height == other.height else { return nil }
    var result = PixelDifference()
    guard !words.isEmpty else { return result }
    var sum = 0
    for (index, word) in words.enumerated() where word != other.words[index] {
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

  /// The difference between this image turned clockwise by quarter turns, and another one.
  package func difference(
    afterQuarterTurns quarterTurns: Int, to other: PixelReader
  ) -> PixelDifference? {
    rotated(quarterTurns: quarterTurns).difference(to: other)
  }

  /// The smallest rectangle, in pixels, around all pixels that differ from another image of the
  /// same size; nil when there is none, or the sizes differ.
  package func bounds(differingFrom other: PixelReader) -> CGRect? {
    guard width == other.width, height == other.height else { return nil }
    let unlike = words.indices.lazy.map { words[$0] == other.words[$0] ? UInt32(0) : .max }
    return PixelReader(width: width, height: height, words: Array(unlike)).bounds()
  }
}
