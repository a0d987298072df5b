// SPDX-License-Identifier: MIT

import Foundation

extension CGAffineTransform {
  /// `self` first, then `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// A translation in the space this transform maps from.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// The opposite transform; a transform that has none is returned as it is.
  public func inverted() -> CGAffineTransform {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// The factor by which areas grow, negative for a reflection.
  @_spi(LinuxHost) public var determinant: CGFloat { a * d - b * c }

  /// Whether every entry is a finite number.
  @_spi(LinuxHost) public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether something drawn through this transform can be seen, and Cairo accepts it.
  @_spi(LinuxHost) public var isDrawable: Bool {
    isFinite && abs(determinant) > 1e-14 && determinant.isFinite
  }

  /// Whether rectangles stay rectangles with sides along the axes, not swapped.
  @_spi(LinuxHost) public var isScaleAndTranslation: Bool { b == 0 && c == 0 }
}
