// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: published descriptions of UIScrollView's motion ("How UIScrollView works",
/// I. Lobanov, 2020; "Designing Fluid Interfaces", WWDC 2018), worked out by hand.
@Suite
struct ScrollMotionTests {
  private func axis() -> ScrollAxis {
    ScrollAxis(range: 0...1000, length: 100, isScrollable: true)
  }

  // (1 - 1 / (50 * 0.55 / 100 + 1)) * 100
  @Test func beyondTheEndItResists() {
    #expect(axis().resisted(500) == 500)
    #expect(abs(axis().resisted(-50) + 21.568627) < 1e-5)
    #expect(abs(axis().resisted(1050) - 1021.568627) < 1e-5)
    #expect(abs(axis().unresisted(axis().resisted(-50)) + 50) < 1e-6)
    #expect(axis().unresisted(500) == 500)
  }

  // A velocity of 1000 points a second at a rate of 0.998 goes 1 / -ln 0.998 = 499.5 points.
  @Test func itSlowsDownExponentially() {
    let motion = ScrollCoasting(from: 100, velocity: 1000, axis: axis())
    #expect(abs(motion.target - 599.4999) < 1e-3)
    #expect(motion.offset(after: 0) == 100)
    // After a second 0.998^1000 = 0.1350645 of the way is left.
    #expect(abs(motion.offset(after: 1) - (599.4999 - 499.4999 * 0.1350645)) < 1e-2)
    #expect(motion.offset(after: 100) == motion.target)
    #expect(motion.duration > 3 && motion.duration < 4)
  }

  @Test func itBouncesAtTheEnd() {
    let motion = ScrollCoasting(from: 900, velocity: 2000, axis: axis())
    #expect(motion.target == 1000)
    let offsets = stride(from: 0, to: motion.duration, by: 0.01).map { motion.offset(after: $0) }
    let furthest = offsets.max() ?? 0
    #expect(furthest > 1010 && furthest < 1100)
    #expect(abs(motion.offset(after: motion.duration - 1e-3) - 1000) < 0.5)
    // No step is larger than the first: it never jumps.
    let steps = zip(offsets, offsets.dropFirst()).map { abs($1 - $0) }
    #expect(steps.allSatisfy { $0 <= 20 })
  }

  // A critically damped spring of frequency 10 from 40 beyond: 40 * (1 + 10 t) * exp(-10 t).
  @Test func fromBeyondTheEndItReturns() {
    let motion = ScrollCoasting(from: -40, velocity: 0, axis: axis())
    #expect(motion.target == 0)
    #expect(abs(motion.offset(after: 0.1) + 40 * 2 * exp(-1)) < 1e-9)
  }

  @Test func nothingHappensWithoutVelocity() {
    let motion = ScrollCoasting(from: 100, velocity: 0, axis: axis())
    #expect(motion.duration == 0)
    #expect(motion.target == 100)
  }
}
