// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

/// What is remembered of a picture: the mean color around points that are 20 pixels apart.
///
/// A pixel counts for the four points around it, the more the nearer it is, so what moves by two
/// pixels changes a tenth of its weight. A point remembers red, green, or blue, in turn, as in a
/// camera: something gray changes all points near it, and a color at least every third.
struct Digest {
  /// The fewest pixels between two points that keep the record of all pictures below 1 MB.
  static let pitch = 20
  /// A printable character has one of 90 values; `~` and a count repeat the value before.
  private static let step = 255.0 / 89
  private static let (zero, repetition, longest) = (UInt8(33), UInt8(126), 90)

  let columns: Int
  /// 0...255, in rows from the top.
  let values: [Double]

  init(of image: CGImage) {
    columns = (image.width + Self.pitch - 1) / Self.pitch + 1
    let rows = (image.height + Self.pitch - 1) / Self.pitch + 1
    var sums = [Int](repeating: 0, count: columns * rows)
    var weights = sums
    /// The weight of a pixel for the point before it on a side, or for the one after it.
    func weight(_ place: Int, after isAfter: Int) -> Int {
      let distance = 2 * (place % Self.pitch) + 1
      return isAfter == 1 ? distance : 2 * Self.pitch - distance
    }
    for y in 0..<image.height {
      for x in 0..<image.width {
        let word = image.words[y * (image.bytesPerRow / 4) + x]
        for (below, right) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
          let (row, column) = (y / Self.pitch + below, x / Self.pitch + right)
          let weight = weight(y, after: below) * weight(x, after: right)
          let color = word >> UInt32(8 * ((row + column) % 3)) & 0xFF
          sums[row * columns + column] += weight * Int(color)
          weights[row * columns + column] += weight
        }
      }
    }
    values = zip(sums, weights).map { Double($0) / Double($1) }
  }

  // MARK: Text

  init?(text: Substring, columns: Int) {
    var values: [Double] = []
    var isCount = false
    for byte in text.utf8 {
      if isCount, let last = values.last {
        values += repeatElement(last, count: Int(byte - Self.zero))
        isCount = false
      } else if byte == Self.repetition {
        isCount = true
      } else {
        values.append(Double(byte - Self.zero) * Self.step)
      }
    }
    guard columns > 0, values.count.isMultiple(of: columns) else { return nil }
    self.columns = columns
    self.values = values
  }

  var text: String {
    var bytes: [UInt8] = []
    var rest = values.map { Self.zero + UInt8(($0 / Self.step).rounded()) }[...]
    while let byte = rest.first {
      let count = rest.prefix(Self.longest).prefix { $0 == byte }.count
      bytes +=
        count < 4
        ? Array(repeating: byte, count: count)
        : [byte, Self.repetition, Self.zero + UInt8(count - 1)]
      rest = rest.dropFirst(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// How much the picture differs from a recorded one, of 255, or infinity if its size does.
  func change(from recorded: Digest) -> Double {
    guard columns == recorded.columns, values.count == recorded.values.count else {
      return .infinity
    }
    let largest = zip(values, recorded.values).map { abs($0 - $1) }.max() ?? 0
    // What was rounded away when it was recorded is no difference.
    return max(0, largest - Self.step / 2)
  }
}
