// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Apple's documentation of `CAKeyframeAnimation`, worked out by hand.
@Suite struct KeyframeTests {
  private func numbers(_ animation: CAKeyframeAnimation, _ times: [Double]) -> [CGFloat] {
    guard case .keyframes(let track)? = animation.source else { return [] }
    return times.map { track.value(at: $0).number ?? .nan }
  }

  private func make(_ values: [Double]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = values
    return animation
  }

  /// Two values at one time are a jump and no division by zero.
  @Test func equalKeyTimesJump() {
    let animation = make([0, 10, 20, 30])
    animation.keyTimes = [0, 0.5, 0.5, 1]
    #expect(numbers(animation, [0.25, 0.5, 0.75]) == [5, 20, 25])
  }

  /// Our rule: lists of the wrong length or order count as not given.
  @Test func unusableListsAreIgnored() {
    let animation = make([0, 10, 30])
    for times in [[0, 1], [0, 0.9, 0.2], [0, .nan, 1], [-1, 0.5, 2]] as [[Double]] {
      animation.keyTimes = times.map { NSNumber(value: $0) }
      #expect(numbers(animation, [0.25, 0.75]) == [5, 20])
    }
    #expect(CAKeyframeAnimation(keyPath: "opacity").source == nil)
    #expect(numbers(make([7]), [0, 0.5, 1]) == [7, 7, 7])
  }
}

extension PropertyTrack.Source? {
  fileprivate static func == (source: Self, _: _OptionalNilComparisonType) -> Bool {
    if case .none = source { true } else { false }
  }
}
