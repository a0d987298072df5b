// SPDX-License-Identifier: MIT

/// The numbers of the spring behind a view animation; its mass is 1.
struct ViewSpring {
  var stiffness: CGFloat
  var damping: CGFloat
  var initialVelocity: CGFloat

  /// A spring whose swing is below a thousandth after `duration` seconds.
  init(duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat) {
    let duration = duration > 0 && duration.isFinite ? duration : 1
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    let omega = Self.frequency(ratio: ratio, velocity: velocity, duration: duration)
    stiffness = omega * omega
    damping = 2 * ratio * omega
    self.initialVelocity = velocity
  }

  func apply(to animation: CASpringAnimation) {
    animation.mass = 1
    animation.stiffness = stiffness
    animation.damping = damping
    animation.initialVelocity = initialVelocity
  }

  /// The envelope at the end is a thousandth of the way. It falls with the frequency wherever it is
  /// used, so halving the interval finds the frequency.
  private static func frequency(
    ratio: CGFloat, velocity: CGFloat, duration: TimeInterval
  ) -> CGFloat {
    func envelope(_ omega: CGFloat) -> CGFloat {
      let decay = exp(-ratio * omega * duration)
      if ratio >= 1 { return abs(1 + (omega - velocity) * duration) * decay }
      return abs((ratio * omega - velocity) / (omega * (1 - ratio * ratio).squareRoot())) * decay
    }
    if ratio < 1, velocity == 0 {
      return log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
    }
    var high: CGFloat = 1 / duration
    while envelope(high) > 0.001 || high * duration * ratio < 5 { high *= 2 }
    var low: CGFloat = 0
    for _ in 0..<200 {
      let middle = (low + high) / 2
      // Beyond a velocity the envelope has a zero; right of it it rises and falls again, and the
      // last crossing is the one that counts.
      if envelope(middle) > 0.001 || middle * ratio * duration < 1 {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}
