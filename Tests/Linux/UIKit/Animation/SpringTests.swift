// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values, worked out by hand: what is left of the swing at the end of the duration is
/// 0.1 %, as was measured on Apple's UIKit and published with openuikit.
@MainActor
@Suite(.exclusiveScreen)
struct SpringTests {
  // Critical: omega D = 9.23341.
  @Test func aCriticalSpringEndsInTime() {
    let spring = ViewSpring(duration: 2, dampingRatio: 1, initialVelocity: 0)
    #expect(abs(spring.stiffness.squareRoot() * 2 - 9.23341) < 1e-4)
    #expect(abs(spring.damping - 2 * spring.stiffness.squareRoot()) < 1e-9)
  }

  // The solver and the closed form agree as the velocity goes to nothing.
  @Test func aSmallVelocityMakesASmallDifference() {
    let still = ViewSpring(duration: 0.7, dampingRatio: 0.6, initialVelocity: 0)
    let barely = ViewSpring(duration: 0.7, dampingRatio: 0.6, initialVelocity: 1e-7)
    #expect(abs(still.stiffness - barely.stiffness) < 0.5)
  }

  @Test func oddNumbersMakeFiniteSprings() {
    for ratio in [CGFloat.nan, -1, 0, 5, .infinity] {
      let spring = ViewSpring(duration: .nan, dampingRatio: ratio, initialVelocity: .nan)
      #expect(spring.stiffness.isFinite && spring.stiffness > 0)
      #expect(spring.damping.isFinite && spring.damping > 0)
    }
  }

  @Test func aSpringOvershootsAndEndsInTime() async {
    await withWindow(400, 100) { screen, window in
      let view = UIView(CGRect(0, 0, 10, 10), in: window)
      await screen.advance(by: 0)
      var finished: Bool?
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
        animations: { view.center.x = 105 }, completion: { finished = $0 })
      var highest: CGFloat = 0
      for _ in 0..<60 {
        await screen.advance(by: 1.0 / 60)
        highest = max(highest, view.layer.presentation()?.position.x ?? 0)
      }
      #expect(highest > 120)
      await screen.advance(by: 1e-6)
      #expect(finished == true)
      #expect(view.layer.presentation()?.position.x == 105)
    }
  }
}
