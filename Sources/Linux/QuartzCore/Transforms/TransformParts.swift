// SPDX-License-Identifier: MIT

import Foundation

/// A transform within the plane as scale, shear, rotation, and translation, applied in this order.
/// Animations interpolate these parts, and key paths such as `transform.scale.x` name them.
struct TransformParts {
  var scale: CGPoint
  var shear: CGFloat
  var rotation: CGFloat
  var translation: CGPoint
  /// The scale and the translation of the depth, which isn't visible.
  var depth: CGFloat
  var lift: CGFloat

  /// Fails for a matrix that flattens the plane or leaves it, which has no unique parts.
  init?(_ t: CATransform3D) {
    guard t.isFinite, t.m13 == 0, t.m14 == 0, t.m23 == 0, t.m24 == 0, t.m31 == 0, t.m32 == 0,
      t.m34 == 0, t.m44 == 1
    else { return nil }
    translation = CGPoint(x: t.m41, y: t.m42)
    (depth, lift) = (t.m33, t.m43)
    // Gram-Schmidt on the rows separates the scale and the shear from the rotation.
    scale = CGPoint(x: hypot(t.m11, t.m12), y: 0)
    guard scale.x > 1e-12 else { return nil }
    var row = CGPoint(x: t.m11 / scale.x, y: t.m12 / scale.x)
    let along = row.x * t.m21 + row.y * t.m22
    let rest = CGPoint(x: t.m21 - along * row.x, y: t.m22 - along * row.y)
    scale.y = hypot(rest.x, rest.y)
    guard scale.y > 1e-12 else { return nil }
    shear = along / scale.y
    // A mirrored plane is a negative scale of one axis: of the one that leaves the least turn.
    if row.x * rest.y - row.y * rest.x < 0 {
      shear = -shear
      if row.x <= rest.y {
        scale.x = -scale.x
        row = CGPoint(x: -row.x, y: -row.y)
      } else {
        scale.y = -scale.y
      }
    }
    rotation = atan2(row.y, row.x)
  }

  var matrix: CATransform3D {
    let (sine, cosine) = (sin(rotation), cos(rotation))
    var t = CATransform3DIdentity
    (t.m11, t.m12) = (cosine * scale.x, sine * scale.x)
    (t.m21, t.m22) = ((cosine * shear - sine) * scale.y, (sine * shear + cosine) * scale.y)
    (t.m33, t.m41, t.m42, t.m43) = (depth, translation.x, translation.y, lift)
    return t
  }

  /// The rotation takes the shorter way.
  func interpolated(to end: TransformParts, _ t: CGFloat) -> TransformParts {
    var parts = self
    parts.scale = scale.mixed(end.scale, t)
    parts.shear = mix(shear, end.shear, t)
    let turn = (end.rotation - rotation).remainder(dividingBy: 2 * .pi)
    parts.rotation = rotation + turn * t
    parts.translation = translation.mixed(end.translation, t)
    (parts.depth, parts.lift) = (mix(depth, end.depth, t), mix(lift, end.lift, t))
    return parts
  }
}

extension CATransform3D {
  // The parts that key paths can name. A matrix without parts has 0 for them, and keeps its entries.
  var rotation: CGFloat {
    get { TransformParts(self)?.rotation ?? 0 }
    set { replaceParts { $0.rotation = newValue } }
  }
  var scaleX: CGFloat {
    get { TransformParts(self)?.scale.x ?? 0 }
    set { replaceParts { $0.scale.x = newValue } }
  }
  var scaleY: CGFloat {
    get { TransformParts(self)?.scale.y ?? 0 }
    set { replaceParts { $0.scale.y = newValue } }
  }
  /// The mean of the three scales.
  var scale: CGFloat {
    get { TransformParts(self).map { ($0.scale.x + $0.scale.y + $0.depth) / 3 } ?? 0 }
    set {
      replaceParts { ($0.scale, $0.depth) = (CGPoint(x: newValue, y: newValue), newValue) }
    }
  }
  var translation: CGSize {
    get { CGSize(width: m41, height: m42) }
    set { (m41, m42) = (newValue.width, newValue.height) }
  }

  private mutating func replaceParts(_ change: (inout TransformParts) -> Void) {
    guard var parts = TransformParts(self) else { return }
    change(&parts)
    self = parts.matrix
  }

  /// Part by part. Between matrices without parts, entry by entry.
  func interpolated(to end: CATransform3D, _ t: CGFloat) -> CATransform3D {
    if t == 0 { return self }
    if t == 1 { return end }
    guard let a = TransformParts(self), let b = TransformParts(end) else {
      return blended(with: end, t)
    }
    return a.interpolated(to: b, t).matrix
  }

  private func blended(with o: CATransform3D, _ t: CGFloat) -> CATransform3D {
    return CATransform3D(
      m11: mix(m11, o.m11, t), m12: mix(m12, o.m12, t), m13: mix(m13, o.m13, t),
      m14: mix(m14, o.m14, t),
      m21: mix(m21, o.m21, t), m22: mix(m22, o.m22, t), m23: mix(m23, o.m23, t),
      m24: mix(m24, o.m24, t),
      m31: mix(m31, o.m31, t), m32: mix(m32, o.m32, t), m33: mix(m33, o.m33, t),
      m34: mix(m34, o.m34, t),
      m41: mix(m41, o.m41, t), m42: mix(m42, o.m42, t), m43: mix(m43, o.m43, t),
      m44: mix(m44, o.m44, t))
  }
}

/// Equal values stay exactly equal.
private func mix(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
  a == b ? a : a * (1 - t) + b * t
}
