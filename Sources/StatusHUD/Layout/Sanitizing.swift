// SPDX-License-Identifier: MIT

extension BinaryFloatingPoint {
  /// The value if it can be a length or a time (0 or more, finite), else `fallback`.
  func sanitized(or fallback: Self) -> Self {
    isFinite && self >= 0 ? self : fallback
  }

  /// The value as a part of a whole: what is less than 0 or more than 1 counts as that, NaN as 0.
  var clampedToUnitInterval: Self {
    isNaN ? 0 : Swift.min(Swift.max(self, 0), 1)
  }
}

extension CGSize {
  /// The size if both sides can be lengths, else `fallback`.
  func sanitized(or fallback: CGSize) -> CGSize {
    let isValid = width.isFinite && height.isFinite && width >= 0 && height >= 0
    return isValid ? self : fallback
  }
}

extension UIOffset {
  /// The offset if it is finite, else `fallback`; either direction is meaningful.
  func sanitized(or fallback: UIOffset) -> UIOffset {
    horizontal.isFinite && vertical.isFinite ? self : fallback
  }
}
