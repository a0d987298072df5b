// SPDX-License-Identifier: MIT

import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values, worked out by hand: t = tp − beginTime, where tp is the parent's time, and
/// what Apple documents of each property of `CAMediaTiming`.
@Suite struct MediaTimingTests {
  private func place(_ timing: MediaTiming, _ time: Double) -> String {
    let place = timing.position(at: time)
    let phase: String
    switch place.phase {
    case .before: phase = "before"
    case .active: phase = "active"
    case .after: phase = "after"
    }
    return "\(phase) \((place.fraction * 1000).rounded() / 1000)"
  }

  @Test(
    arguments: [
      (9.0, "before 0.0"), (10, "active 0.0"), (11, "active 0.5"), (12, "after 1.0"),
      (99, "after 1.0"),
    ])
  func anAnimationPlaysOnce(time: Double, expected: String) {
    #expect(place(MediaTiming(beginTime: 10, duration: 2), time) == expected)
  }

  @Test func fractionalRepetitionsEndInTheMiddle() {
    let timing = MediaTiming(duration: 2, repeatCount: 2.5)
    #expect(timing.endTime == 5)
    #expect(place(timing, 5) == "after 0.5")
  }

  @Test func wholeRepetitionsEndAtTheEnd() {
    #expect(place(MediaTiming(duration: 2, repeatCount: 3), 6) == "after 1.0")
    #expect(place(MediaTiming(duration: 0.1, repeatCount: 3), 1) == "after 1.0")
  }

  @Test(arguments: [Float.infinity, .greatestFiniteMagnitude])
  func countsBeyondMeasureRepeatForEver(count: Float) {
    let timing = MediaTiming(duration: 1, repeatCount: count)
    #expect(timing.endTime == nil)
    #expect(place(timing, 1_000_000.25) == "active 0.25")
  }

  /// Our rule: times that are no numbers do no harm.
  @Test func impossibleNumbersGiveAPlace() {
    let strange: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e300]
    for a in strange {
      for b in strange {
        for count in [Float.nan, .infinity, -1, 1e38] {
          let timing = MediaTiming(beginTime: a, duration: b, repeatCount: count)
          for time in strange {
            #expect((0...1).contains(timing.position(at: time).fraction))
          }
        }
      }
    }
  }
}
