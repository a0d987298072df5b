// SPDX-License-Identifier: MIT

extension BinaryFloatingPoint {
  /// Whether this can be a length or a duration.
  var isValidLength: Bool { isFinite && self >= 0 }

  /// This length or duration, or `fallback` if it is negative, NaN or infinite.
  func valid(or fallback: Self) -> Self { isValidLength ? self : fallback }

  /// This part of a whole: what is below 0 or above 1 counts as that, NaN as 0.
  var clampedToUnitInterval: Self { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}

extension CGSize {
  /// This size, or `fallback` if a side is negative, NaN or infinite.
  func valid(or fallback: CGSize) -> CGSize {
    width.isValidLength && height.isValidLength ? self : fallback
  }
}

extension UIOffset {
  /// This offset, or `fallback` if a part is NaN or infinite.
  func valid(or fallback: UIOffset) -> UIOffset {
    horizontal.isFinite && vertical.isFinite ? self : fallback
  }
}
