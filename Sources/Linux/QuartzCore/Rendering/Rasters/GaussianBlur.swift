// SPDX-License-Identifier: MIT

/// A blur of coverage that three box filters make: off by less than an eye sees, and linear in the
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

  /// Blurs bytes of coverage in place.
  static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int,
    deviation: CGFloat
  ) {
    let radii = radii(deviation)
    guard !radii.isEmpty, width > 0, height > 0 else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, height) * 2) { buffer in
      guard let line = buffer.baseAddress else { return }
      for row in 0..<height {
        blur(bytes + row * bytesPerRow, count: width, step: 1, radii, line)
      }
      for column in 0..<width {
        blur(bytes + column, count: height, step: bytesPerRow, radii, line)
      }
    }
  }

  /// Blurs one row or column, beyond whose ends there is nothing.
  private static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ radii: [Int],
    _ buffer: UnsafeMutablePointer<UInt8>
  ) {
    var source = buffer
    var target = buffer + count
    for index in 0..<count { source[index] = bytes[index * step] }
    for radius in radii where radius > 0 {
      let size = 2 * radius + 1
      var sum = 0
      for index in 0..<min(radius, count) { sum += Int(source[index]) }
      for index in 0..<count {
        if index + radius < count { sum += Int(source[index + radius]) }
        if index > radius { sum -= Int(source[index - radius - 1]) }
        target[index] = UInt8((sum + radius) / size)
      }
      swap(&source, &target)
    }
    for index in 0..<count { bytes[index * step] = source[index] }
  }
}
