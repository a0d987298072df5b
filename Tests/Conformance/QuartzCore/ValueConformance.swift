// SPDX-License-Identifier: MIT

import Testing

/// Sources: the table of from, to and by in Apple's documentation of `CABasicAnimation`; "Key-Value
/// Coding Extensions" of the Core Animation Programming Guide for key paths; the documentation of
/// `CAKeyframeAnimation`. The numbers are means.
@MainActor @Suite struct ValueConformance {
  @Test func endsComeFromWhatIsGiven() {
    // The model is at 40; a quarter of the way each.
    let cases: [(from: Any?, to: Any?, x: CGFloat)] = [
      (0, 100, 25), (0, nil, 10), (nil, 100, 55), (nil, nil, 40),
    ]
    for ends in cases {
      let player = Player()
      player.set { $0.position.x = 40 }
      player.add(basic("position.x", from: ends.from, to: ends.to))
      #expect(isNear(player.x(at: 0.25), ends.x))
    }
  }

  @Test func partsOfOneTransformAnimateTogether() {
    let player = Player()
    player.add(basic("transform.rotation.z", from: 0, to: CGFloat.pi / 2))
    player.add(basic("transform.scale", from: 1, to: 3))
    let transform = player.shown(at: 0.5).transform
    let side = CGFloat(2).squareRoot()
    #expect(isNear(transform.m11, side) && isNear(transform.m12, side))
    #expect(isNear(transform.m21, -side) && isNear(transform.m22, side))
  }

  @Test func numbersOfEveryKindAnimate() {
    let player = Player()
    player.set { $0.bounds = CGRect(x: 0, y: 0, width: 10, height: 20) }
    player.add(basic("bounds.size.width", from: 10, to: 30))
    player.add(basic("cornerRadius", from: 0, to: 8))
    player.add(basic("opacity", from: 1, to: 0))
    let shown = player.shown(at: 0.25)
    #expect(shown.bounds.size == CGSize(width: 15, height: 20))
    #expect(isNear(shown.cornerRadius, 2))
    #expect(isNear(CGFloat(shown.opacity), 0.75))
  }

  private func keyframes(
    _ mode: CAAnimationCalculationMode, _ values: [CGFloat], at times: [Double]? = nil
  ) -> Player {
    let player = Player()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = values
    animation.keyTimes = times?.map { NSNumber(value: $0) }
    animation.calculationMode = mode
    animation.duration = 1
    player.add(animation)
    return player
  }

  @Test func valuesAreAdded() {
    let player = Player()
    player.set { $0.position.x = 40 }
    let move = basic("position.x", from: 0, to: 10)
    move.isAdditive = true
    player.add(move)
    #expect(isNear(player.x(at: 0.5), 45))
  }

  @Test func theModeLeadsFromKeyframeToKeyframe() {
    #expect(isNear(keyframes(.linear, [0, 10, 50]).x(at: 0.75), 30))
    #expect(keyframes(.discrete, [1, 2, 3, 4]).x(at: 0.6) == 3)
  }

  /// “The first value in the array must be 0.0 and the last value must be 1.0. If the values in
  /// this array are inappropriate for the current calculation mode, they are ignored.”
  @Test(arguments: [[0, 0.5], [0.5, 1], [0.25, 0.75]])
  func keyTimesGoFromBeginningToEnd(times: [Double]) {
    let player = keyframes(.linear, [0, 10], at: times)
    for time in [0.1, 0.5, 0.9] {
      #expect(isNear(player.x(at: time), CGFloat(time) * 10))
    }
  }
}
