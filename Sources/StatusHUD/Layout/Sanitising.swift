// SPDX-License-Identifier: MIT

extension BinaryFloatingPoint {
  /// The value if it can be a length or a time (0 or more, finite), else `fallback`.
  func sanitised(or fallback: Self) -> Self {
    isFinite && self >= 0 ? self : fallback
  }
}

extension CGSize {
  /// The size if both sides can be lengths, else `fallback`.
  func sanitised(or fallback: CGSize) -> CGSize {
    let isValid = width.isFinite && height.isFinite && width >= 0 && height >= 0
    return isValid ? self : fallback
  }
}

extension UIOffset {
  /// The offset if it is finite, else `fallback`; either direction is meaningful.
  func sanitised(or fallback: UIOffset) -> UIOffset {
    horizontal.isFinite && vertical.isFinite ? self : fallback
  }
}
