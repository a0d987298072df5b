// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CAMediaTiming` (fill modes, repetition) and of
/// `CASpringAnimation`.
@MainActor @Suite(.onScreen) struct TimingConformance {
  @Test(arguments: [
    (CAMediaTimingFillMode.removed, 7.0, 7.0), (.forwards, 7, 100), (.backwards, 50, 7),
    (.both, 50, 100),
  ]) func fillModesSayWhatShowsOutside(mode: CAMediaTimingFillMode, before: Double, after: Double) {
    let player = Player()
    player.set { $0.position.x = 7 }
    let move = basic("position.x", from: 50, to: 100)
    move.fillMode = mode
    player.add(move)
    #expect(player.x(at: -0.5) == CGFloat(before))
    #expect(isNear(player.x(at: 0.5), 75))
    #expect(player.x(at: 1.5) == CGFloat(after))
  }

  @Test func repetitionsBeginAgain() {
    let player = Player()
    let move = basic("position.x", from: 0, to: 100)
    move.repeatCount = 2.5
    move.fillMode = .forwards
    player.add(move)
    for (time, x) in [(0.25, 25.0), (1.25, 25), (2.25, 25), (3.5, 50)] {
      #expect(isNear(player.x(at: time), CGFloat(x)))
    }
  }

  /// The mass on a spring: 1 - e^(-5t) (cos wt + 5/w sin wt) with w = sqrt(75), and with a velocity
  /// v 5 - v in the place of the 5 before the sine.
  @Test(arguments: [0.0, 8]) func springsFollowTheEquationOfMotion(velocity: Double) {
    let player = Player()
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.initialVelocity = CGFloat(velocity)
    spring.duration = 2
    player.add(spring)
    let w = 75.0.squareRoot()
    for time in [0.1, 0.2, 0.35, 0.6] {
      let swing = cos(w * time) + (5 - velocity) / w * sin(w * time)
      #expect(isNear(player.x(at: time), 100 * CGFloat(1 - exp(-5 * time) * swing), within: 0.05))
    }
  }
}
