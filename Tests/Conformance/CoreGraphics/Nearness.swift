// SPDX-License-Identifier: MIT

/// Whether two numbers are equal but for rounding.
func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}

func isNear(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
  isNear(a.x, b.x, within: tolerance) && isNear(a.y, b.y, within: tolerance)
}

func isNear(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
  isNear(a.origin, b.origin, within: tolerance)
    && isNear(a.width, b.width, within: tolerance)
    && isNear(a.height, b.height, within: tolerance)
}

func isNear(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
  isNear(a.a, b.a) && isNear(a.b, b.b) && isNear(a.c, b.c) && isNear(a.d, b.d)
    && isNear(a.tx, b.tx) && isNear(a.ty, b.ty)
}
