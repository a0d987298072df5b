// SPDX-License-Identifier: MIT

// The library validates a number from the app only when the library stores the number. The layout,
// drawing, and state code don't check numbers again.

extension BinaryFloatingPoint {
  /// A Boolean value that indicates whether this number is a valid length or duration.
  var isValidLength: Bool { isFinite && self >= 0 }

  /// Returns this length or duration, or `fallback` if the number is negative, NaN, or infinite.
  func valid(or fallback: Self) -> Self { isValidLength ? self : fallback }
  /// Replaces an invalid number with `fallback`, and returns the result.
  @discardableResult mutating func validate(or fallback: Self) -> Self {
    self = valid(or: fallback)
    return self
  }

  /// This number, clamped to the range from 0 to 1. NaN becomes 0.
  var clampedToUnitInterval: Self { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}

extension CGSize {
  /// Returns this size, or `fallback` if a side is negative, NaN, or infinite.
  func valid(or fallback: CGSize) -> CGSize {
    width.isValidLength && height.isValidLength ? self : fallback
  }
  mutating func validate(or fallback: CGSize) { self = valid(or: fallback) }
}

extension CGPoint {
  /// Replaces this offset with `fallback` if a coordinate is NaN or infinite.
  mutating func validate(or fallback: CGPoint) { if !x.isFinite || !y.isFinite { self = fallback } }
}
