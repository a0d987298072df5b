// SPDX-License-Identifier: MIT

import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// What the conformance suites, which play animations, leave open. Expected values: the cubic Bézier
/// curve from (0, 0) to (1, 1), and our rules for numbers that no time is.
@Suite struct TimingTests {
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

  /// Our rule: parameters that no spring can have are replaced.
  @Test func impossibleSpringsGiveNumbers() {
    for bad in [Double.nan, .infinity, -1, 0] {
      let curve = SpringCurve(mass: bad, stiffness: bad, damping: bad, velocity: bad)
      for time in [0, 0.1, 5, .infinity] { #expect(curve.value(at: time).isFinite) }
    }
  }

  @Test(arguments: [Float.infinity, .greatestFiniteMagnitude])
  func countsBeyondMeasureRepeatForEver(count: Float) {
    let timing = MediaTiming(duration: 1, repeatCount: count)
    #expect(timing.endTime == nil)
    #expect(timing.position(at: 1_000_000.25).fraction == 0.25)
  }

  /// Our rule: times that are no numbers do no harm.
  @Test func impossibleNumbersGiveAPlace() {
    let strange: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e300]
    for a in strange {
      for b in strange {
        for count in [Float.nan, .infinity, -1, 1e38] {
          let timing = MediaTiming(beginTime: a, duration: b, repeatCount: count)
          for time in strange {
            #expect((0...1).contains(timing.position(at: time).fraction))
          }
        }
      }
    }
  }
}
