// SPDX-License-Identifier: MIT

/// A cubic Bézier curve.
struct CubicCurve {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
      y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
  }

  /// The length of the derivative.
  func speed(at t: CGFloat) -> CGFloat {
    let s = 1 - t
    let (w0, w1, w2) = (3 * s * s, 6 * s * t, 3 * t * t)
    let x =
      w0 * (control1.x - start.x) + w1 * (control2.x - control1.x) + w2 * (end.x - control2.x)
    let y =
      w0 * (control1.y - start.y) + w1 * (control2.y - control1.y) + w2 * (end.y - control2.y)
    return (x * x + y * y).squareRoot()
  }

  /// The part between two parameters.
  func part(from t0: CGFloat, to t1: CGFloat) -> CubicCurve {
    if t0 <= 0, t1 >= 1 { return self }
    let head = t1 >= 1 ? self : split(at: t1).0
    guard t0 > 0, t1 > 0 else { return head }
    return head.split(at: t0 / t1).1
  }

  /// De Casteljau's construction.
  private func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    let a = Self.mix(start, control1, t)
    let b = Self.mix(control1, control2, t)
    let c = Self.mix(control2, end, t)
    let ab = Self.mix(a, b, t)
    let bc = Self.mix(b, c, t)
    let middle = Self.mix(ab, bc, t)
    return (
      CubicCurve(start: start, control1: a, control2: ab, end: middle),
      CubicCurve(start: middle, control1: bc, control2: c, end: end)
    )
  }

  /// The points inside the curve where x or y has an extreme.
  var extrema: [CGPoint] {
    let xs = Self.turns(start.x, control1.x, control2.x, end.x)
    let ys = Self.turns(start.y, control1.y, control2.y, end.y)
    return (xs + ys).map(point(at:))
  }

  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat]
  {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  private static func mix(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
  }
}

extension CubicCurve {
  /// The number of equal parameter steps in the table of lengths.
  private static let steps = 16

  /// The length up to each step; the first entry is zero.
  var lengthTable: [CGFloat] {
    var table: [CGFloat] = [0]
    table.reserveCapacity(Self.steps + 1)
    var total: CGFloat = 0
    for step in 0..<Self.steps {
      total += length(
        from: CGFloat(step) / CGFloat(Self.steps), to: CGFloat(step + 1) / CGFloat(Self.steps))
      table.append(total)
    }
    return table
  }

  /// The parameter at which the curve has the given length.
  func parameter(at length: CGFloat, _ table: [CGFloat]) -> CGFloat {
    guard let total = table.last, total > 0, length > 0 else { return 0 }
    guard length < total else { return 1 }
    var (low, high) = (0, table.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle] <= length { low = middle } else { high = middle }
    }
    let step = 1 / CGFloat(table.count - 1)
    let begin = CGFloat(low) * step
    let end = begin + step
    let span = table[high] - table[low]
    var t = begin + step * (span > 0 ? (length - table[low]) / span : 0)
    // The speed hardly changes within one of sixteen steps, so three of Newton's steps are exact.
    for _ in 0..<3 {
      let error = table[low] + self.length(from: begin, to: t) - length
      let speed = speed(at: t)
      guard speed > 1e-9, abs(error) > 1e-9 else { break }
      t = min(max(t - error / speed, begin), end)
    }
    return t
  }

  /// Five-point Gauss-Legendre quadrature of the speed.
  private func length(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let half = (end - start) / 2
    let middle = (start + end) / 2
    let (x1, x2): (CGFloat, CGFloat) = (0.538_469_310_105_683, 0.906_179_845_938_664)
    let (w0, w1, w2): (CGFloat, CGFloat, CGFloat) =
      (0.568_888_888_888_889, 0.478_628_670_499_366, 0.236_926_885_056_189)
    let inner = speed(at: middle - half * x1) + speed(at: middle + half * x1)
    let outer = speed(at: middle - half * x2) + speed(at: middle + half * x2)
    return half * (w0 * speed(at: middle) + w1 * inner + w2 * outer)
  }
}
