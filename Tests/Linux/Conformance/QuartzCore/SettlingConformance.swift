// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CASpringAnimation.settlingDuration`: the estimated time until
/// the spring is at rest, 2.85 s with a damping of 5 and a little more than 1 s with one of 15; the
/// 1.4727 s of the default spring, which many have printed; the rest follows from the equation
/// of motion, m x" + c x' + k x = 0.
@MainActor @Suite struct SettlingConformance {
  private func spring(
    mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10, velocity: CGFloat = 0
  ) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
    spring.initialVelocity = velocity
    (spring.fromValue, spring.toValue) = (0, 100)
    return spring
  }

  private func play(_ spring: CASpringAnimation, for duration: Double? = nil) -> Player {
    spring.duration = duration ?? spring.settlingDuration
    let player = Player()
    player.add(spring)
    return player
  }

  @Test func aNewSpringHasTheDocumentedDefaults() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
    #expect(spring.initialVelocity == 0)
  }

  @Test(arguments: [(5.0, 2.855), (10, 1.4727), (15, 1.022)])
  func springsSettleAsLongAsPublished(damping: Double, seconds: Double) {
    let found = spring(damping: CGFloat(damping)).settlingDuration
    #expect(abs(found - seconds) < 0.01, "\(found)")
  }

  /// A fourth of the stiffness and half of the damping is the same motion at half the speed; all
  /// three of them doubled is the same motion.
  @Test(arguments: [4.0, 10, 16]) func settlingScalesWithTime(damping: Double) {
    let damping = CGFloat(damping)
    let duration = spring(damping: damping).settlingDuration
    let slow = spring(stiffness: 25, damping: damping / 2).settlingDuration
    let heavy = spring(mass: 2, stiffness: 200, damping: damping * 2).settlingDuration
    #expect(abs(slow - 2 * duration) < 0.01)
    #expect(abs(heavy - duration) < 0.01)
  }

  @Test(arguments: [(10.0, 0.0), (3, 0), (18, 0), (10, 20), (10, -20)])
  func whatHasSettledIsAtRest(damping: Double, velocity: Double) {
    let animation = spring(damping: CGFloat(damping), velocity: CGFloat(velocity))
    let settled = animation.settlingDuration
    let player = play(animation, for: settled * 2)
    for part in [1.0, 1.1, 1.3, 1.7] {
      #expect(isNear(player.x(at: settled * part), 100, within: 0.3), "after \(part) of it")
    }
  }

  /// Without a swing the mass comes from one side: 1 - (1 + wt) e^(-wt), with w = 10.
  @Test func aCriticalSpringDoesNotSwing() {
    let player = play(spring(damping: 20))
    for time in [0.05, 0.1, 0.2, 0.4] {
      let expected = 1 - (1 + 10 * time) * exp(-10 * time)
      #expect(isNear(player.x(at: time), CGFloat(expected) * 100, within: 0.05))
    }
  }

  /// Half a swing after the start is the furthest: beyond the end by e^(-5 pi / sqrt(75)) of the way.
  @Test func aSpringOvershootsByHalfASwing() {
    let player = play(spring())
    let root = 75.0.squareRoot()
    let expected = 100 * (1 + exp(-5 * Double.pi / root))
    #expect(isNear(player.x(at: .pi / root), CGFloat(expected), within: 0.05))
  }

  @Test func theDurationCutsTheSpringOff() {
    let (long, short) = (play(spring(), for: 3), play(spring(), for: 0.3))
    #expect(isNear(long.x(at: 0.2), short.x(at: 0.2)))
    #expect(short.x(at: 0.31) == 0, "the model shows again")
  }
}
