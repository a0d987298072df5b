// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CAMediaTiming` (fill modes, repetition) and of
/// `CASpringAnimation`.
@MainActor @Suite(.onScreen) struct TimingConformance {
  /// The model is always at 7. The end is that of the active duration, and the beginning that of
  /// the first cycle.
  @Test(arguments: [
    (CAMediaTimingFillMode.removed, Float(1), 7.0, 7.0), (.forwards, 1, 7, 100),
    (.backwards, 1, 50, 7), (.both, 1, 50, 100), (.both, 0.5, 50, 75), (.both, 2.5, 50, 75),
  ])
  func fillModesSayWhatShowsOutside(
    mode: CAMediaTimingFillMode, count: Float, before: Double, after: Double
  ) {
    let player = Player()
    player.set { $0.position.x = 7 }
    let move = basic("position.x", from: 50, to: 100)
    move.fillMode = mode
    move.repeatCount = count
    player.add(move)
    #expect(isNear(player.x(at: -1), CGFloat(before)))
    for cycle in 0..<max(Int(count), 1) {
      #expect(isNear(player.x(at: Double(cycle) + 0.4), 70), "repetitions begin again")
    }
    #expect(isNear(player.x(at: 5), CGFloat(after)))
  }

  /// A mass, a stiffness, a damping, and a velocity. The last two springs don't swing.
  nonisolated private static let springs: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (1, 100, 10, 0), (1, 100, 10, 8), (1, 100, 10, 20), (1, 100, 10, -20), (1, 100, 4, 0),
    (1, 100, 16, 0), (1, 25, 5, 0), (2, 200, 8, 0), (1, 100, 20, 0), (1, 25, 10, 3),
  ]

  /// With b = c / 2m and w = sqrt(k / m - b^2), the solution of m x" + c x' + k x = 0 is
  /// 1 - e^(-bt) (cos wt + (b - v) / w sin wt). Without a swing, sin wt / w is t.
  @Test(arguments: springs) func springsFollowTheEquationOfMotion(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat
  ) {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
    #expect(spring.initialVelocity == 0)
    (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
    spring.initialVelocity = velocity
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.duration = 12
    let player = Player()
    player.add(spring)
    let b = damping / (2 * mass)
    let w = max(0, stiffness / mass - b * b).squareRoot()
    for time in [0.05, 0.1, 0.2, 0.35, 0.6, 8, 11] as [CGFloat] {
      let swing = cos(w * time) + (b - velocity) * (w > 0 ? sin(w * time) / w : time)
      let expected = 100 * (1 - exp(-b * time) * swing)
      #expect(isNear(player.x(at: Double(time)), expected, within: 0.05), "at \(time)")
    }
    #expect(player.x(at: 12.1) == 0, "the duration cuts the spring off")
  }
}
