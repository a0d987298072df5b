// SPDX-License-Identifier: MIT

/// A cubic curve from (0, 0) to (1, 1), read as a function of x.
struct UnitBezier: Hashable {
  let x1, y1, x2, y2: Double

  /// Control points outside 0...1 in x would give no function; they are moved to the border.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = Double(CGFloat(x1).unit)
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = Double(CGFloat(x2).unit)
    self.y2 = y2.isFinite ? y2 : 1
  }

  var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// y where the curve passes `x`, which is taken to lie in 0...1.
  func value(at x: Double) -> Double {
    if isLinear || x <= 0 || x >= 1 { return x <= 0 ? 0 : x >= 1 ? 1 : x }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// The curve that gives x for y; nil where more than one x, or none, may have the same y.
  var inverse: UnitBezier? {
    guard (0...1).contains(y1), (0...1).contains(y2) else { return nil }
    return UnitBezier(y1, x1, y2, x2)
  }

  /// Newton's method is quick but may leave the interval where the curve is steep; every step
  /// narrows a bracket around the root, and one that leaves it is replaced by halving.
  private func parameter(at x: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<80 {
      let error = Self.coordinate(x1, x2, at: t) - x
      if error == 0 { return t }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(x1, x2, at: t)
      var next = t - error / slope
      if !(slope > 1e-9 && next > low && next < high) { next = (low + high) / 2 }
      if abs(next - t) < 1e-16 { return next }
      t = next
    }
    return t
  }

  private static func coordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func slope(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }
}
