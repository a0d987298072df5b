// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CASpringAnimation`; the rest follows from the equation of
/// motion, m x" + c x' + k x = 0.
@MainActor @Suite(.onScreen) struct SpringConformance {
  private func spring(
    mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10, velocity: CGFloat = 0
  ) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
    spring.initialVelocity = velocity
    (spring.fromValue, spring.toValue) = (0, 100)
    return spring
  }

  private func play(_ spring: CASpringAnimation, for duration: Double = 3) -> Player {
    spring.duration = duration
    let player = Player()
    player.add(spring)
    return player
  }

  @Test func aNewSpringHasTheDocumentedDefaults() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
    #expect(spring.initialVelocity == 0)
  }

  /// A fourth of the stiffness and half of the damping is the same motion at half the speed; all
  /// three of them doubled is the same motion.
  @Test(arguments: [4.0, 10, 16]) func motionScalesWithTime(damping: Double) {
    let damping = CGFloat(damping)
    let player = play(spring(damping: damping))
    let slow = play(spring(stiffness: 25, damping: damping / 2))
    let heavy = play(spring(mass: 2, stiffness: 200, damping: damping * 2))
    for time in [0.1, 0.3, 0.7] {
      #expect(isNear(slow.x(at: 2 * time), player.x(at: time), within: 0.05))
      #expect(isNear(heavy.x(at: time), player.x(at: time), within: 0.05))
    }
  }

  /// No more is left than about (1 + v / 10) e^(-ct / 2): with c = 3, e^-12 after eight seconds.
  @Test(arguments: [(10.0, 0.0), (3, 0), (18, 0), (10, 20), (10, -20)])
  func springsComeToRest(damping: Double, velocity: Double) {
    let player = play(spring(damping: CGFloat(damping), velocity: CGFloat(velocity)), for: 12)
    for time in [8.0, 9, 11] { #expect(isNear(player.x(at: time), 100, within: 0.3)) }
  }

  /// Without a swing the mass comes from one side: 1 - (1 + wt) e^(-wt), with w = 10.
  @Test func aCriticalSpringDoesNotSwing() {
    let player = play(spring(damping: 20))
    for time in [0.05, 0.1, 0.2, 0.4] {
      let expected = 1 - (1 + 10 * time) * exp(-10 * time)
      #expect(isNear(player.x(at: time), CGFloat(expected) * 100, within: 0.05))
    }
  }

  /// Half a swing after the start is the furthest: beyond the end by e^(-5 pi / sqrt(75)) of the
  /// way.
  @Test func aSpringOvershootsByHalfASwing() {
    let player = play(spring())
    let root = 75.0.squareRoot()
    let expected = 100 * (1 + exp(-5 * Double.pi / root))
    #expect(isNear(player.x(at: .pi / root), CGFloat(expected), within: 0.05))
  }

  @Test func theDurationCutsTheSpringOff() {
    let (long, short) = (play(spring()), play(spring(), for: 0.3))
    #expect(isNear(long.x(at: 0.2), short.x(at: 0.2)))
    #expect(short.x(at: 0.31) == 0, "the model shows again")
  }
}
