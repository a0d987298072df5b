// SPDX-License-Identifier: MIT

/// A transform as scale, shear, rotation, translation and perspective, applied in this order:
/// what is interpolated, and what the component key paths (`transform.scale.x`) name.
struct TransformParts {
  var scale: (x: CGFloat, y: CGFloat, z: CGFloat) = (1, 1, 1)
  var shear: (xy: CGFloat, xz: CGFloat, yz: CGFloat) = (0, 0, 0)
  var rotation = Quaternion()
  var translation: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
  var perspective: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) = (0, 0, 0, 1)

  /// nil for a matrix that flattens space: it has no one set of parts.
  init?(_ t: CATransform3D) {
    guard t.m44 != 0, t.isFinite else { return nil }
    var m = t.scaled(by: 1 / t.m44)
    if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 {
      var bare = m
      (bare.m14, bare.m24, bare.m34, bare.m44) = (0, 0, 0, 1)
      guard let inverse = bare.inverse else { return nil }
      let p = (m.m14, m.m24, m.m34, m.m44)
      perspective = (
        inverse.m11 * p.0 + inverse.m12 * p.1 + inverse.m13 * p.2 + inverse.m14 * p.3,
        inverse.m21 * p.0 + inverse.m22 * p.1 + inverse.m23 * p.2 + inverse.m24 * p.3,
        inverse.m31 * p.0 + inverse.m32 * p.1 + inverse.m33 * p.2 + inverse.m34 * p.3,
        inverse.m41 * p.0 + inverse.m42 * p.1 + inverse.m43 * p.2 + inverse.m44 * p.3
      )
      m = bare
    }
    translation = (m.m41, m.m42, m.m43)

    // Gram-Schmidt on the rows leaves the rotation; what it takes off is scale and shear.
    var (row0, row1, row2) = (
      Row(x: m.m11, y: m.m12, z: m.m13), Row(x: m.m21, y: m.m22, z: m.m23),
      Row(x: m.m31, y: m.m32, z: m.m33)
    )
    scale.x = row0.length
    guard scale.x > 1e-12 else { return nil }
    row0 = row0 * (1 / scale.x)
    shear.xy = row0.dot(row1)
    row1 = row1 + row0 * -shear.xy
    scale.y = row1.length
    guard scale.y > 1e-12 else { return nil }
    row1 = row1 * (1 / scale.y)
    shear.xy /= scale.y
    shear.xz = row0.dot(row2)
    row2 = row2 + row0 * -shear.xz
    shear.yz = row1.dot(row2)
    row2 = row2 + row1 * -shear.yz
    scale.z = row2.length
    guard scale.z > 1e-12 else { return nil }
    row2 = row2 * (1 / scale.z)
    shear.xz /= scale.z
    shear.yz /= scale.z

    if row0.dot(row1.cross(row2)) < 0 { mirror(&row0, &row1, &row2) }
    var turn = CATransform3DIdentity
    (turn.m11, turn.m12, turn.m13) = (row0.x, row0.y, row0.z)
    (turn.m21, turn.m22, turn.m23) = (row1.x, row1.y, row1.z)
    (turn.m31, turn.m32, turn.m33) = (row2.x, row2.y, row2.z)
    rotation = Quaternion(rotation: turn)
  }

  /// A mirrored space is a negative scale of one axis: of the one that leaves the least turn, so
  /// that mirroring in the plane is not mistaken for a turn out of it.
  private mutating func mirror(_ row0: inout Row, _ row1: inout Row, _ row2: inout Row) {
    let smallest = min(row0.x, row1.y, row2.z)
    if row2.z == smallest {
      (scale.z, shear.xz, shear.yz) = (-scale.z, -shear.xz, -shear.yz)
      row2 = row2 * -1
    } else if row0.x == smallest {
      (scale.x, shear.xy, shear.xz) = (-scale.x, -shear.xy, -shear.xz)
      row0 = row0 * -1
    } else {
      (scale.y, shear.xy, shear.yz) = (-scale.y, -shear.xy, -shear.yz)
      row1 = row1 * -1
    }
  }

  var matrix: CATransform3D {
    var t = CATransform3DIdentity
    // Rows: scale each, after shearing it by the rows before.
    let turn = rotation.matrix
    let r0 = Row(x: turn.m11, y: turn.m12, z: turn.m13)
    let r1 = Row(x: turn.m21, y: turn.m22, z: turn.m23)
    let r2 = Row(x: turn.m31, y: turn.m32, z: turn.m33)
    let a = r0 * scale.x
    let b = (r1 + r0 * shear.xy) * scale.y
    let c = (r2 + r0 * shear.xz + r1 * shear.yz) * scale.z
    (t.m11, t.m12, t.m13) = (a.x, a.y, a.z)
    (t.m21, t.m22, t.m23) = (b.x, b.y, b.z)
    (t.m31, t.m32, t.m33) = (c.x, c.y, c.z)
    (t.m41, t.m42, t.m43) = translation
    guard perspective != (0, 0, 0, 1) else { return t }
    var view = CATransform3DIdentity
    (view.m14, view.m24, view.m34, view.m44) = perspective
    return CATransform3DConcat(t, view)
  }
}

/// One row of the upper left 3x3.
private struct Row {
  var x, y, z: CGFloat
  var length: CGFloat { (x * x + y * y + z * z).squareRoot() }
  func dot(_ o: Row) -> CGFloat { x * o.x + y * o.y + z * o.z }
  func cross(_ o: Row) -> Row {
    Row(x: y * o.z - z * o.y, y: z * o.x - x * o.z, z: x * o.y - y * o.x)
  }
  static func * (a: Row, s: CGFloat) -> Row { Row(x: a.x * s, y: a.y * s, z: a.z * s) }
  static func + (a: Row, b: Row) -> Row { Row(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }
}

extension CATransform3D {
  fileprivate func scaled(by s: CGFloat) -> CATransform3D {
    guard s != 1 else { return self }
    return CATransform3D(
      m11: m11 * s, m12: m12 * s, m13: m13 * s, m14: m14 * s,
      m21: m21 * s, m22: m22 * s, m23: m23 * s, m24: m24 * s,
      m31: m31 * s, m32: m32 * s, m33: m33 * s, m34: m34 * s,
      m41: m41 * s, m42: m42 * s, m43: m43 * s, m44: m44 * s)
  }
}
