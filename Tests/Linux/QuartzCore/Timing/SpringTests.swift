// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: the equation of motion of a mass on a spring, m·x″ + c·x′ + k·x = 0.
@Suite struct SpringTests {
  private func curve(damping: Double, velocity: Double = 0) -> SpringCurve {
    SpringCurve(mass: 1, stiffness: 100, damping: damping, velocity: velocity)
  }

  /// Expected: the differential equation itself, integrated in steps of a tenth of a millisecond
  /// (fourth-order Runge-Kutta, whose error is far below the tolerance).
  @Test(
    arguments: [
      (10.0, 0.0), (5, 0), (0, 0), (20, 0), (20, 5), (10, 30), (1, -3), (19.999999, 2),
    ])
  func aSpringSolvesItsEquation(damping: Double, velocity: Double) {
    let curve = curve(damping: damping, velocity: velocity)
    var (x, v) = (-1.0, velocity)
    let h = 1e-4
    func force(_ x: Double, _ v: Double) -> Double { -100 * x - damping * v }
    for step in 1...10_000 {
      let (x1, v1) = (v, force(x, v))
      let (x2, v2) = (v + h / 2 * v1, force(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, force(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, force(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      guard step.isMultiple(of: 500) else { continue }
      #expect(abs(curve.value(at: Double(step) * h) - (1 + x)) < 1e-6)
    }
  }

  /// Without damping it swings for ever, between 0 and 2.
  @Test func aSpringWithoutDampingSwingsForEver() {
    #expect(abs(curve(damping: 0).value(at: .pi / 10) - 2) < 1e-9)
    #expect(abs(curve(damping: 0).value(at: 1001 * .pi / 10) - 2) < 1e-6)
  }

  /// Apple's default: a spring is critically damped at most.
  @Test func aSpringIsNotOverdamped() {
    #expect(curve(damping: 50).value(at: 0.2) == curve(damping: 20).value(at: 0.2))
  }

  /// Our rule: parameters that no spring has do no harm.
  @Test func impossibleParametersGiveNumbers() {
    for bad in [Double.nan, .infinity, -1, 0] {
      let curve = SpringCurve(mass: bad, stiffness: bad, damping: bad, velocity: bad)
      for time in [0, 0.1, 5, .infinity] { #expect(curve.value(at: time).isFinite) }
    }
  }
}
