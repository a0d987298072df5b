// SPDX-License-Identifier: MIT

/// How often an output shows a new picture, from what the server says about its mode.
enum RefreshRate {
  /// For servers that do not say: virtual ones have no rate at all.
  static let fallback = 60.0

  /// The rate itself, or `nil` for what no screen has: some drivers make numbers up.
  static func plausible(_ rate: Double) -> Double? {
    (10.0...1000.0).contains(rate) ? rate : nil
  }

  /// Pixels a second over the pixels of a whole picture with its margins; `nil` when unknown.
  static func of(
    dotClock: UInt32, horizontalTotal: UInt16, verticalTotal: UInt16, isInterlaced: Bool = false,
    isDoubleScan: Bool = false
  ) -> Double? {
    var lines = Double(verticalTotal)
    // Each line is shown twice, or only every other one at a time.
    if isDoubleScan { lines *= 2 }
    if isInterlaced { lines /= 2 }
    let pixels = Double(horizontalTotal) * lines
    return pixels > 0 ? plausible(Double(dotClock) / pixels) : nil
  }
}
