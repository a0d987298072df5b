// SPDX-License-Identifier: MIT

/// A blur that three box filters make: off by less than an eye sees, and linear in the
/// number of pixels whatever the deviation.
enum GaussianBlur {
  /// How many pixels further a blurred picture reaches.
  static func reach(_ deviation: CGFloat) -> Int {
    radii(deviation).reduce(0, +)
  }

  /// The radii of the boxes whose variances add up to that of the Gaussian.
  static func radii(_ deviation: CGFloat) -> [Int] {
    guard deviation > 0.3 else { return [] }
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    var lower = Int(ideal)
    if lower.isMultiple(of: 2) { lower -= 1 }
    let low = CGFloat(lower)
    let smaller = (12 * deviation * deviation - 3 * low * low - 12 * low - 9) / (-4 * low - 4)
    let count = Int(smaller.rounded())
    return (0..<3).map { ($0 < count ? lower : lower + 2) / 2 }
  }

  /// Blurs a plane of values in place.
  ///
  /// - Parameters:
  ///   - radii: Of the boxes, one after the other.
  ///   - mirrors: Whether the plane is mirrored beyond its edges: so these weigh no more than the
  ///     rest, and no more than that comes over them. Otherwise there is nothing.
  static func blur<Value: FixedWidthInteger>(
    _ values: UnsafeMutablePointer<Value>, width: Int, height: Int, valuesPerRow: Int,
    radii: [Int], mirrors: Bool
  ) {
    guard !radii.isEmpty, width > 0, height > 0 else { return }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: max(width, height) * 2) { buffer in
      guard let lines = buffer.baseAddress else { return }
      for row in 0..<height {
        blur(values + row * valuesPerRow, count: width, step: 1, radii, mirrors, lines)
      }
      for column in 0..<width {
        blur(values + column, count: height, step: valuesPerRow, radii, mirrors, lines)
      }
    }
  }

  /// Blurs one row or column.
  private static func blur<Value: FixedWidthInteger>(
    _ values: UnsafeMutablePointer<Value>, count: Int, step: Int, _ radii: [Int], _ mirrors: Bool,
    _ lines: UnsafeMutablePointer<Int32>
  ) {
    var source = lines
    var target = lines + count
    func beyond(_ index: Int) -> Int {
      guard mirrors else { return 0 }
      let period = 2 * count
      let place = ((index % period) + period) % period
      return Int(source[min(place, period - 1 - place)])
    }
    for index in 0..<count { source[index] = Int32(truncatingIfNeeded: values[index &* step]) }
    for radius in radii where radius > 0 {
      let size = 2 * radius + 1
      // Multiplying is faster than dividing, and exact for the sums of up to 255 components.
      let inverse = (1 << 32 + size - 1) / size
      var sum = radius
      for index in -radius...radius {
        sum &+= index >= 0 && index < count ? Int(source[index]) : beyond(index)
      }
      for index in 0..<count {
        target[index] = Int32(truncatingIfNeeded: (sum &* inverse) >> 32)
        let (next, past) = (index &+ radius &+ 1, index &- radius)
        sum &+= next < count ? Int(source[next]) : beyond(next)
        sum &-= past >= 0 ? Int(source[past]) : beyond(past)
      }
      swap(&source, &target)
    }
    for index in 0..<count { values[index &* step] = Value(truncatingIfNeeded: source[index]) }
  }
}
