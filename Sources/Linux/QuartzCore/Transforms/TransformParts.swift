// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// A transform within the plane as scale, shear, rotation, and translation, applied in this order.
/// Animations interpolate these parts, and the key path `transform.rotation` names one of them.
struct TransformParts {
  var scale: CGPoint
  var shear: CGFloat
  var rotation: CGFloat
  var translation: CGPoint

  /// Fails for a matrix that flattens the plane, which has no unique parts, or isn't finite.
  init?(_ t: CGAffineTransform) {
    guard t.isFinite else { return nil }
    translation = CGPoint(x: t.tx, y: t.ty)
    // Gram-Schmidt on the rows separates the scale and the shear from the rotation.
    scale = CGPoint(x: hypot(t.a, t.b), y: 0)
    guard scale.x > 1e-12 else { return nil }
    var row = CGPoint(x: t.a / scale.x, y: t.b / scale.x)
    let along = row.x * t.c + row.y * t.d
    let rest = CGPoint(x: t.c - along * row.x, y: t.d - along * row.y)
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

  var matrix: CGAffineTransform {
    let (sine, cosine) = (sin(rotation), cos(rotation))
    return CGAffineTransform(
      a: cosine * scale.x, b: sine * scale.x, c: (cosine * shear - sine) * scale.y,
      d: (sine * shear + cosine) * scale.y, tx: translation.x, ty: translation.y)
  }

  /// The rotation takes the shorter way.
  func interpolated(to end: TransformParts, _ t: CGFloat) -> TransformParts {
    var parts = self
    parts.scale = scale.mixed(end.scale, t)
    parts.shear = mix(shear, end.shear, t)
    let turn = (end.rotation - rotation).remainder(dividingBy: 2 * .pi)
    parts.rotation = rotation + turn * t
    parts.translation = translation.mixed(end.translation, t)
    return parts
  }
}

extension CGAffineTransform {
  /// The rotation, which key paths can name. A matrix without parts has 0, and keeps its entries.
  var rotation: CGFloat {
    get { TransformParts(self)?.rotation ?? 0 }
    set {
      guard var parts = TransformParts(self) else { return }
      parts.rotation = newValue
      self = parts.matrix
    }
  }

  /// Part by part. Between matrices without parts, entry by entry.
  func interpolated(to end: CGAffineTransform, _ t: CGFloat) -> CGAffineTransform {
    if t == 0 { return self }
    if t == 1 { return end }
    guard let start = TransformParts(self), let parts = TransformParts(end) else {
      return blended(with: end, t)
    }
    return start.interpolated(to: parts, t).matrix
  }

  private func blended(with o: CGAffineTransform, _ t: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: mix(a, o.a, t), b: mix(b, o.b, t), c: mix(c, o.c, t), d: mix(d, o.d, t),
      tx: mix(tx, o.tx, t), ty: mix(ty, o.ty, t))
  }
}

/// Equal values stay exactly equal.
private func mix(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
  a == b ? a : a * (1 - t) + b * t
}
