// SPDX-License-Identifier: MIT

/// The motion of a damped spring from 0 to 1: the solution of m x" + c x' + k x = 0 around 1.
struct SpringCurve {
  /// Of the undamped spring, in radians per second.
  let frequency: Double
  let dampingRatio: Double
  let velocity: Double

  /// Values that are no physics are replaced by the defaults of `CASpringAnimation`.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
    let damping = damping >= 0 && damping.isFinite ? damping : 10
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = min(damping / (2 * (stiffness * mass).squareRoot()), 1)
    self.velocity = velocity.isFinite ? velocity : 0
  }

  private var decay: Double { dampingRatio * frequency }

  /// How close to critical the general formulas lose their digits.
  private var isCritical: Bool { abs(dampingRatio - 1) < 1e-7 }

  func value(at time: CFTimeInterval) -> Double {
    guard time > 0 else { return 0 }
    guard time.isFinite else { return 1 }
    if isCritical {
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (decay - velocity) / damped
    return 1 - exp(-decay * time) * (cos(damped * time) + sine * sin(damped * time))
  }
}
