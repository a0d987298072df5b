// SPDX-License-Identifier: MIT

extension CATransform3D {
  /// Part by part, the rotation the shorter way round. Between matrices without parts, which
  /// flatten space, entry by entry.
  func interpolated(to end: CATransform3D, _ t: CGFloat) -> CATransform3D {
    if t == 0 { return self }
    if t == 1 { return end }
    guard let a = TransformParts(self), let b = TransformParts(end) else {
      return blended(with: end, t)
    }
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x * (1 - t) + y * t }
    var parts = a
    parts.scale = (mix(a.scale.x, b.scale.x), mix(a.scale.y, b.scale.y), mix(a.scale.z, b.scale.z))
    parts.shear = (
      mix(a.shear.xy, b.shear.xy), mix(a.shear.xz, b.shear.xz), mix(a.shear.yz, b.shear.yz)
    )
    parts.translation = (
      mix(a.translation.x, b.translation.x), mix(a.translation.y, b.translation.y),
      mix(a.translation.z, b.translation.z)
    )
    parts.perspective = (
      mix(a.perspective.x, b.perspective.x), mix(a.perspective.y, b.perspective.y),
      mix(a.perspective.z, b.perspective.z), mix(a.perspective.w, b.perspective.w)
    )
    parts.rotation = a.rotation.interpolated(to: b.rotation, t)
    return parts.matrix
  }

  private func blended(with o: CATransform3D, _ t: CGFloat) -> CATransform3D {
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x * (1 - t) + y * t }
    return CATransform3D(
      m11: mix(m11, o.m11), m12: mix(m12, o.m12), m13: mix(m13, o.m13), m14: mix(m14, o.m14),
      m21: mix(m21, o.m21), m22: mix(m22, o.m22), m23: mix(m23, o.m23), m24: mix(m24, o.m24),
      m31: mix(m31, o.m31), m32: mix(m32, o.m32), m33: mix(m33, o.m33), m34: mix(m34, o.m34),
      m41: mix(m41, o.m41), m42: mix(m42, o.m42), m43: mix(m43, o.m43), m44: mix(m44, o.m44))
  }
}
