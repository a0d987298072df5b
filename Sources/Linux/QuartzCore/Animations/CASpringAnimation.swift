// SPDX-License-Identifier: MIT

/// A basic animation that moves like a mass on a spring. The spring determines the pace:
/// `timingFunction` has no effect, and `duration` only cuts the motion off.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// The velocity toward the end in whole distances per second.
  open var initialVelocity: CGFloat = 0

  override func makeEmpty() -> CAAnimation { CASpringAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
  }

  private var curve: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
  }

  override var source: PropertyTrack.Source? { .spring(ends, curve) }
}

/// The motion of a damped spring from 0 to 1: the solution of m x" + c x' + k x = 0 around 1.
struct SpringCurve {
  /// The frequency of the undamped spring in radians per second.
  let frequency: Double
  let dampingRatio: Double
  let velocity: Double

  /// Impossible values are replaced by the defaults of `CASpringAnimation`.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
    let damping = damping >= 0 && damping.isFinite ? damping : 10
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = min(damping / (2 * (stiffness * mass).squareRoot()), 1)
    self.velocity = velocity.isFinite ? velocity : 0
  }

  private var decay: Double { dampingRatio * frequency }

  /// Whether the general formulas lose too many digits.
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
