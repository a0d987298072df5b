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
    let (xWeights, yWeights) = (Self.weights(image.width), Self.weights(image.height))
    let columns = xWeights.count
    var sums = [Int](repeating: 0, count: columns * yWeights.count)
    sums.withUnsafeMutableBufferPointer { sums in
      for y in 0..<image.height {
        let (row, below) = (y / Self.pitch, 2 * (y % Self.pitch) + 1)
        let pixels = image.words + y * (image.bytesPerRow / 4)
        for column in 0..<columns - 1 {
          let start = column * Self.pitch
          let (left, right) = Self.sums(of: pixels + start, min(Self.pitch, image.width - start))
          for (point, sum) in [(column, left), (column + 1, right)] {
            let index = row * columns + point
            sums[index] += Self.lane(of: sum, row + point) * (2 * Self.pitch - below)
            sums[index + columns] += Self.lane(of: sum, row + 1 + point) * below
          }
        }
      }
    }
    self.columns = columns
    values = sums.indices.map {
      Double(sums[$0]) / Double(xWeights[$0 % columns] * yWeights[$0 / columns])
    }
  }

  /// The weight of all pixels of a side for each point on it.
  private static func weights(_ length: Int) -> [Int] {
    var weights = [Int](repeating: 0, count: (length + pitch - 1) / pitch + 1)
    for place in 0..<length {
      let far = 2 * (place % pitch) + 1
      weights[place / pitch] += 2 * pitch - far
      weights[place / pitch + 1] += far
    }
    return weights
  }

  /// The weighted sums of the pixels between two points, for either, with 21 bits for each color. The
  /// tests draw without optimization, so this multiplies once for all pixels.
  private static func sums(of pixels: UnsafePointer<UInt32>, _ count: Int) -> (UInt64, UInt64) {
    var (sum, sumOfSums, index) = (UInt64(0), UInt64(0), 0)
    while index < count {
      sumOfSums &+= sum
      let pixel = UInt64(truncatingIfNeeded: pixels[index])
      sum &+= pixel & 0xFF | (pixel & 0xFF00) &<< 13 | (pixel & 0xFF_0000) &<< 26
      index &+= 1
    }
    let left = 2 * (sumOfSums &+ UInt64(pitch - count) &* sum) &+ sum
    return (left, UInt64(2 * pitch) &* sum &- left)
  }

  private static func lane(of sum: UInt64, _ point: Int) -> Int {
    Int(truncatingIfNeeded: sum &>> UInt64(21 * (point % 3)) & 0x1F_FFFF)
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
