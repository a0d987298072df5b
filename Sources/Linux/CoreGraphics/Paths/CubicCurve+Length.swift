// SPDX-License-Identifier: MIT

import Foundation

extension CubicCurve {
  /// The number of equal parameter steps a curve's length is tabulated in.
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
    // Within one of sixteen steps the speed hardly changes: three of Newton's steps are exact.
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
