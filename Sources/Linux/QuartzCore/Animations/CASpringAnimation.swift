// SPDX-License-Identifier: MIT

/// A basic animation that moves like a mass on a spring. Its pace is its own: `timingFunction`
/// has no effect, and `duration` only cuts it off.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// Whole distances per second, towards the end.
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
