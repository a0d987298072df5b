// SPDX-License-Identifier: MIT

// A number of the app is made valid once, where it is stored. Everything behind relies on that: the
// layout, the drawing and the state check no numbers again.

extension BinaryFloatingPoint {
  /// Whether this can be a length or a duration.
  var isValidLength: Bool { isFinite && self >= 0 }

  /// This length or duration, or `fallback` if it is negative, NaN or infinite.
  func valid(or fallback: Self) -> Self { isValidLength ? self : fallback }
  /// Takes `fallback` if this is invalid. Returns what it is now.
  @discardableResult mutating func validate(or fallback: Self) -> Self {
    self = valid(or: fallback)
    return self
  }

  /// This part of a whole, 0...1. What is below 0 counts as 0, what is above 1 as 1, and NaN as 0,
  /// so that progress never has to be checked again.
  var clampedToUnitInterval: Self { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}

extension CGSize {
  /// This size, or `fallback` if a side is negative, NaN or infinite.
  func valid(or fallback: CGSize) -> CGSize {
    width.isValidLength && height.isValidLength ? self : fallback
  }
  mutating func validate(or fallback: CGSize) { self = valid(or: fallback) }
}

extension CGPoint {
  /// Takes `fallback` if a part of this offset is NaN or infinite.
  mutating func validate(or fallback: CGPoint) { if !x.isFinite || !y.isFinite { self = fallback } }
}
