// SPDX-License-Identifier: MIT

/// A basic animation that moves like a mass on a spring. Its pace is its own: `timingFunction`
/// has no effect, and `duration` only cuts it off; see `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// Whole distances per second, towards the end.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping above the critical one slows the motion down; otherwise it is critical.
  open var allowsOverdamping = false

  public override init() {
    super.init()
  }

  /// - Parameters:
  ///   - perceptualDuration: About how long it seems to take, in seconds.
  ///   - bounce: 0: no overshoot, 1: for ever, below 0: slower than without.
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    let length = perceptualDuration > 0 ? perceptualDuration : 0.5
    let frequency = 2 * CGFloat.pi / CGFloat(length)
    let bounce = min(max(bounce.sound, -0.99), 1)
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
    allowsOverdamping = bounce < 0
  }

  open var perceptualDuration: CFTimeInterval { 2 * .pi / curve.frequency }

  open var bounce: CGFloat {
    let ratio = CGFloat(curve.dampingRatio)
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// When no more than a thousandth of the way is left, for good. Infinite without damping.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  override func makeEmpty() -> CAAnimation { CASpringAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }

  private var curve: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  override var source: PropertyTrack.Source? { .spring(ends, curve) }
}
