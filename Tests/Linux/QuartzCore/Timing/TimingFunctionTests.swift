// SPDX-License-Identifier: MIT

import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: the cubic Bézier curve from (0, 0) to (1, 1).
@Suite struct TimingFunctionTests {
  /// Expected: two hundred steps of halving on the parametric form. The tolerance is that of (1, 0,
  /// 0, 1) at 0.5, where the curve is upright: the third root of the rounding.
  @Test(
    arguments: [
      [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [1, 0, 0, 1], [0, 1, 1, 0],
      [0.5, -0.5, 0.5, 1.5], [1, 1, 0, 0], [0, 0, 0, 0], [1, 0, 1, 1],
    ])
  func curvesAgreeWithHalving(points: [Double]) {
    let curve = UnitBezier(points[0], points[1], points[2], points[3])
    func at(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    for x in stride(from: 0.01, to: 1, by: 0.01) {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<200 {
        let middle = (low + high) / 2
        if at(points[0], points[2], middle) < x { low = middle } else { high = middle }
      }
      #expect(abs(curve.value(at: x) - at(points[1], points[3], low)) < 1e-5, "at \(x)")
    }
  }

  /// By definition of a unit curve.
  @Test func theEndsOfACurveAreExact() {
    let curve = UnitBezier(0.3, 2, 0.7, -1)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  /// Our rule for values that Apple's documentation leaves open: never a trap, never a NaN.
  @Test func impossibleControlPointsGiveNumbers() {
    let curve = CAMediaTimingFunction(controlPoints: .nan, .infinity, -3, .nan).curve
    for x in [0, 0.25, 0.5, 0.99, 1] { #expect(curve.value(at: x).isFinite) }
  }

  @Test func anIndexOfNoControlPointChangesNothing() {
    var values: [Float] = [9, 9]
    CAMediaTimingFunction(name: .default).getControlPoint(at: 7, values: &values)
    #expect(values == [9, 9])
  }

  /// Equal curves are equal functions, as Apple's `isEqual` has it.
  @Test func equalityIsByCurve() {
    let byName = CAMediaTimingFunction(name: .easeIn)
    #expect(byName == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
    #expect(byName != CAMediaTimingFunction(name: .easeOut))
  }
}
