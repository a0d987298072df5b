// SPDX-License-Identifier: MIT

// The library validates each number when the app sets it, so the layout, drawing, and state
// management code doesn't need to validate it again.

extension BinaryFloatingPoint {
  /// A Boolean value that indicates whether this number is a valid length or duration.
  var isValidLength: Bool { isFinite && self >= 0 }

  /// Returns this number, or `fallback` if the number is negative, NaN, or infinite.
  func valid(or fallback: Self) -> Self { isValidLength ? self : fallback }

  /// Replaces this number with `fallback` if the number is invalid, and returns the result.
  mutating func validate(or fallback: Self) -> Self {
    self = valid(or: fallback)
    return self
  }
}
