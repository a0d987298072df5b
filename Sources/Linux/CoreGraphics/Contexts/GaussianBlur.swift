// SPDX-License-Identifier: MIT

/// A blur of three box filters, whose difference from a Gaussian isn't visible. Its time depends only
/// on the number of pixels, and not on the deviation.
@_spi(LinuxHost) public enum GaussianBlur {
  /// The number of pixels by which a blurred picture is larger.
  public static func reach(_ deviation: CGFloat) -> Int {
    radii(deviation).reduce(0, +)
  }

  /// The radii of the boxes whose variances add up to that of the Gaussian.
  public static func radii(_ deviation: CGFloat) -> [Int] {
    guard deviation > 0.3 else { return [] }
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    var lower = Int(ideal)
    if lower.isMultiple(of: 2) { lower -= 1 }
    let low = CGFloat(lower)
    let smaller = (12 * deviation * deviation - 3 * low * low - 12 * low - 9) / (-4 * low - 4)
    let count = Int(smaller.rounded())
    return (0..<3).map { ($0 < count ? lower : lower + 2) / 2 }
  }

  /// The number of rows or columns that are blurred together, so that the compiler adds several numbers
  /// at once.
  private static let lanes = 32

  /// Blurs a plane of bytes in place.
  ///
  /// - Parameters:
  ///   - radii: The radii of the boxes, which are applied one after the other.
  ///   - mirrors: Whether the plane is mirrored beyond its edges, so that the edges keep their weight.
  ///     Otherwise, the values beyond the edges are 0.
  public static func blur(
    _ values: UnsafeMutablePointer<UInt8>, width: Int, height: Int, valuesPerRow: Int,
    radii: [Int], mirrors: Bool
  ) {
    blurPlane(values, width, height, valuesPerRow: valuesPerRow, radii, mirrors)
  }

  /// Blurs a plane of wider numbers in the same way.
  public static func blur(
    _ values: UnsafeMutablePointer<UInt16>, width: Int, height: Int, valuesPerRow: Int,
    radii: [Int], mirrors: Bool
  ) {
    blurPlane(values, width, height, valuesPerRow: valuesPerRow, radii, mirrors)
  }

  private static func blurPlane<Value: FixedWidthInteger & UnsignedInteger>(
    _ values: UnsafeMutablePointer<Value>, _ width: Int, _ height: Int, valuesPerRow: Int,
    _ radii: [Int], _ mirrors: Bool
  ) {
    guard radii.contains(where: { $0 > 0 }), width > 0, height > 0 else { return }
    let capacity = max(width, height) * 2 * lanes
    withUnsafeTemporaryAllocation(of: Value.self, capacity: capacity) { buffer in
      guard let room = buffer.baseAddress else { return }
      room.initialize(repeating: 0, count: capacity)
      for row in stride(from: 0, to: height, by: lanes) {
        let lines = Lines(number: min(lanes, height - row), apart: valuesPerRow, step: 1)
        blur(values + row * valuesPerRow, lines, count: width, radii, mirrors, room)
      }
      for column in stride(from: 0, to: width, by: lanes) {
        let lines = Lines(number: min(lanes, width - column), apart: 1, step: valuesPerRow)
        blur(values + column, lines, count: height, radii, mirrors, room)
      }
    }
  }

  /// Rows or columns of a plane.
  private struct Lines {
    var number: Int
    var apart: Int
    /// The distance from a value to the next one of its line.
    var step: Int
  }

  private static func blur<Value: FixedWidthInteger & UnsignedInteger>(
    _ values: UnsafeMutablePointer<Value>, _ lines: Lines, count: Int, _ radii: [Int],
    _ mirrors: Bool, _ room: UnsafeMutablePointer<Value>
  ) {
    var source = room
    var target = room + count * lanes
    let (number, apart, step) = (lines.number, lines.apart, lines.step)
    for index in 0..<count {
      let (near, far) = (source + index &* lanes, values + index &* step)
      for line in 0..<number { near[line] = far[line &* apart] }
    }
    for radius in radii where radius > 0 {
      let size = 2 * radius + 1
      // Multiplying is faster than dividing, and exact. For bytes in a box of less than 128 values, 16
      // bits suffice, of which the processor multiplies the most at once.
      if Value.bitWidth == 8, size < 128 {
        let shift = UInt16(truncatingIfNeeded: Int.bitWidth - 1 - size.leadingZeroBitCount)
        let inverse = UInt16(((1 << (16 + Int(shift))) + size - 1) / size)
        // One factor for each lane in memory makes the compiler multiply 16 bits by 16.
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: lanes) { inverses in
          inverses.initialize(repeating: inverse)
          guard let inverses = inverses.baseAddress else { return }
          box(source, target, count: count, radius: radius, mirrors) { (sum: UInt16, lane) in
            UInt16(truncatingIfNeeded: (UInt32(sum) &* UInt32(inverses[lane])) >> 16) &>> shift
          }
        }
      } else {
        let inverse = UInt64((1 << 32 + size - 1) / size)
        box(source, target, count: count, radius: radius, mirrors) { (sum: UInt32, _) in
          UInt32(truncatingIfNeeded: (UInt64(sum) &* inverse) >> 32)
        }
      }
      swap(&source, &target)
    }
    for index in 0..<count {
      let (near, far) = (source + index &* lanes, values + index &* step)
      for line in 0..<number { far[line &* apart] = near[line] }
    }
  }

  /// The rounded means of the neighbors in a box.
  @inline(__always)
  private static func box<
    Value: FixedWidthInteger & UnsignedInteger, Sum: FixedWidthInteger & UnsignedInteger
  >(
    _ source: UnsafeMutablePointer<Value>, _ target: UnsafeMutablePointer<Value>, count: Int,
    radius: Int, _ mirrors: Bool, mean: (Sum, Int) -> Sum
  ) {
    /// The values of all lines at a place, if there are any.
    func values(_ index: Int) -> UnsafeMutablePointer<Value>? {
      if index >= 0, index < count { return source + index &* lanes }
      guard mirrors else { return nil }
      let period = 2 * count
      let place = ((index % period) + period) % period
      return source + min(place, period - 1 - place) &* lanes
    }
    withUnsafeTemporaryAllocation(of: Sum.self, capacity: lanes) { buffer in
      guard let sums = buffer.baseAddress else { return }
      sums.initialize(repeating: Sum(truncatingIfNeeded: radius), count: lanes)
      func enter(_ index: Int) {
        guard let line = values(index) else { return }
        for lane in 0..<lanes { sums[lane] &+= Sum(truncatingIfNeeded: line[lane]) }
      }
      for index in -radius...radius { enter(index) }
      for index in 0..<count {
        let line = target + index &* lanes
        for lane in 0..<lanes {
          line[lane] = Value(truncatingIfNeeded: mean(sums[lane], lane))
        }
        enter(index + radius + 1)
        guard let past = values(index - radius) else { continue }
        for lane in 0..<lanes { sums[lane] &-= Sum(truncatingIfNeeded: past[lane]) }
      }
    }
  }
}
