// SPDX-License-Identifier: MIT

import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: the cubic Bézier curve from (0, 0) to (1, 1).
@Suite struct TimingFunctionTests {
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

  /// Equal curves are equal functions, as Apple's `isEqual` has it.
  @Test func equalityIsByCurve() {
    let byName = CAMediaTimingFunction(name: .easeIn)
    #expect(byName == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
    #expect(byName != CAMediaTimingFunction(name: .easeOut))
  }

  /// Our rule: parameters that no spring can have are replaced.
  @Test func impossibleSpringsGiveNumbers() {
    for bad in [Double.nan, .infinity, -1, 0] {
      let curve = SpringCurve(mass: bad, stiffness: bad, damping: bad, velocity: bad)
      for time in [0, 0.1, 5, .infinity] { #expect(curve.value(at: time).isFinite) }
    }
  }
}
