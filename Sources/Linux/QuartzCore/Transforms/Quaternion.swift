// SPDX-License-Identifier: MIT

/// A rotation of space; unit length.
struct Quaternion {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var z: CGFloat = 0
  var w: CGFloat = 1

  /// The shorter way round, at constant speed.
  func interpolated(to other: Quaternion, _ t: CGFloat) -> Quaternion {
    var end = other
    var cosine = x * end.x + y * end.y + z * end.z + w * end.w
    if cosine < 0 {
      end = Quaternion(x: -end.x, y: -end.y, z: -end.z, w: -end.w)
      cosine = -cosine
    }
    var (a, b) = (1 - t, t)
    if cosine < 0.9999 {
      let angle = acos(min(cosine, 1))
      let sine = sin(angle)
      (a, b) = (sin((1 - t) * angle) / sine, sin(t * angle) / sine)
    }
    let mixed = Quaternion(
      x: a * x + b * end.x, y: a * y + b * end.y, z: a * z + b * end.z, w: a * w + b * end.w)
    return mixed.normalized
  }

  var normalized: Quaternion {
    let length = (x * x + y * y + z * z + w * w).squareRoot()
    guard length > 0 else { return Quaternion() }
    return Quaternion(x: x / length, y: y / length, z: z / length, w: w / length)
  }

  var matrix: CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m13) = (
      1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)
    )
    (t.m21, t.m22, t.m23) = (
      2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)
    )
    (t.m31, t.m32, t.m33) = (
      2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)
    )
    return t
  }

  /// Of a matrix whose rows are of unit length and at right angles.
  init(rotation t: CATransform3D) {
    let trace = t.m11 + t.m22 + t.m33
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(
        x: (t.m23 - t.m32) / s, y: (t.m31 - t.m13) / s, z: (t.m12 - t.m21) / s, w: s / 4)
    } else if t.m11 > t.m22, t.m11 > t.m33 {
      let s = 2 * (1 + t.m11 - t.m22 - t.m33).squareRoot()
      self.init(
        x: s / 4, y: (t.m12 + t.m21) / s, z: (t.m31 + t.m13) / s, w: (t.m23 - t.m32) / s)
    } else if t.m22 > t.m33 {
      let s = 2 * (1 + t.m22 - t.m11 - t.m33).squareRoot()
      self.init(
        x: (t.m12 + t.m21) / s, y: s / 4, z: (t.m23 + t.m32) / s, w: (t.m31 - t.m13) / s)
    } else {
      let s = 2 * (1 + t.m33 - t.m11 - t.m22).squareRoot()
      self.init(
        x: (t.m31 + t.m13) / s, y: (t.m23 + t.m32) / s, z: s / 4, w: (t.m12 - t.m21) / s)
    }
    self = normalized
  }

  init(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 1) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// Turns about x, then y, then z.
  init(eulerX ax: CGFloat, y ay: CGFloat, z az: CGFloat) {
    let turnX = CATransform3DMakeRotation(ax, 1, 0, 0)
    let turnY = CATransform3DMakeRotation(ay, 0, 1, 0)
    let turnZ = CATransform3DMakeRotation(az, 0, 0, 1)
    self.init(rotation: CATransform3DConcat(CATransform3DConcat(turnX, turnY), turnZ))
  }

  /// The angles that `init(eulerX:y:z:)` takes.
  var euler: (x: CGFloat, y: CGFloat, z: CGFloat) {
    let t = matrix
    let sineY = -t.m13
    guard abs(sineY) < 0.999999 else {
      // Looking along the axis of y only the sum of the other two is defined; x takes none of it.
      return (0, sineY > 0 ? .pi / 2 : -.pi / 2, atan2(-t.m21, t.m22))
    }
    return (atan2(t.m23, t.m33), asin(sineY), atan2(t.m12, t.m11))
  }
}
