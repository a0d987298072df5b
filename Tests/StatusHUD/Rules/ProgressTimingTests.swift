// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// If the animation to a value takes as long as the pause between the values, the indicator is one
/// value behind.
@Suite struct ProgressTimingTests {
  private func durations(_ times: [CFTimeInterval]) -> [CFTimeInterval] {
    var pace = ProgressTiming()
    return times.map { pace.step(at: $0).duration }
  }

  private func isClose(_ given: [CFTimeInterval], _ expected: [CFTimeInterval]) -> Bool {
    given.count == expected.count && zip(given, expected).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  /// Also several values of one moment, and values of a clock that goes back. An app that first
  /// shows 0 and soon after it the first real value wants the indicator to jump.
  @Test(arguments: [[10, 10.5, 20, 20.25], [10, 10.01], [1, 1, 1], [10, 9, 8]])
  func valuesThatAreNoStreamAreGlidedTo(times: [CFTimeInterval]) {
    #expect(durations(times).allSatisfy { $0 == 0.25 })
    var pace = ProgressTiming()
    #expect(pace.step(at: 5) == (0.25, .easeOut))
  }

  @Test(arguments: [1.0 / 120, 1.0 / 60, 0.1, 0.2])
  func aStreamIsFollowedAtItsPace(interval: CFTimeInterval) {
    var pace = ProgressTiming()
    for index in 0..<10 {
      let step = pace.step(at: Double(index) * interval)
      guard index >= 2 else { continue }
      #expect(abs(step.duration - interval) < 1e-9)
      #expect(step.timing == .linear)
    }
  }

  @Test func aDroppedFrameIsNoHurry() {
    #expect(
      isClose(durations([0, 0.01, 0.02, 0.06, 0.07, 0.08]), [0.25, 0.25, 0.01, 0.04, 0.04, 0.01]))
  }

  /// All values of one turn have the duration of the first. Only the last one is visible.
  @Test func valuesOfOneMoment() {
    let times = [0, 0, 0.02, 0.02, 0.02, 0.04, 0.04, 0.041]
    #expect(isClose(durations(times), [0.25, 0.25, 0.25, 0.25, 0.25, 0.02, 0.02, 0.02]))
  }

  /// For Core Animation, a duration of 0 is a quarter of a second.
  @Test func aThousandValuesASecondAreFollowed() {
    let steps = durations((0..<1000).map { Double($0) / 1000 }).dropFirst(20)
    #expect(steps.allSatisfy { $0 > 0.004 && $0 < 0.011 })
  }
}
