// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: what the clock promises in its own documentation.
@MainActor @Suite(.exclusiveScreen) struct MediaClockTests {
  private func withVirtualTime(_ body: () -> Void) {
    MediaClock.beginVirtualTime(at: 100)
    defer { MediaClock.endVirtualTime() }
    body()
  }

  @Test func deadlinesFireInOrderOfTimeAndThenOfScheduling() {
    withVirtualTime {
      var fired: [String] = []
      let kept = [("c", 103.0), ("a", 101), ("b", 101), ("now", 100), ("late", 200)].map { entry in
        MediaClock.schedule(at: entry.1) { fired.append(entry.0) }
      }
      #expect(MediaClock.nextDeadline == 100)
      MediaClock.setVirtualTime(103)
      #expect(fired.isEmpty)
      MediaClock.fireDueDeadlines()
      #expect(fired == ["now", "a", "b", "c"])
      #expect(MediaClock.nextDeadline == 200)
      for deadline in kept { deadline.cancel() }
      #expect(MediaClock.nextDeadline == nil)
    }
  }

  @Test func cancelledDeadlinesDoNotFire() {
    withVirtualTime {
      var fired: [Int] = []
      var second: MediaDeadline?
      let first = MediaClock.schedule(at: 101) {
        fired.append(1)
        second?.cancel()
      }
      second = MediaClock.schedule(at: 101) { fired.append(2) }
      MediaClock.setVirtualTime(102)
      MediaClock.fireDueDeadlines()
      first.cancel()
      #expect(fired == [1])
    }
  }

  /// The system's time counts from the start of the machine, so it can be before or after the time
  /// of a test.
  @Test func aDeadlineBelongsToTheClockItWasSetOn() {
    var fired: [String] = []
    let now = CACurrentMediaTime()
    let cancelled = MediaClock.schedule(at: now) { fired.append("cancelled") }
    MediaClock.schedule(at: now) { fired.append("real") }
    withVirtualTime {
      #expect(MediaClock.nextDeadline == nil)
      MediaClock.schedule(at: 0) { fired.append("virtual") }
      cancelled.cancel()
    }
    MediaClock.fireDueDeadlines()
    #expect(fired == ["real"])
  }

  @Test func realTimeWakesUpOncePerDeadline() async {
    let before = MediaClock.wakeUpCount
    let start = CACurrentMediaTime()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      _ = MediaClock.schedule(at: start + 0.02) { done.resume() }
    }
    #expect(CACurrentMediaTime() >= start + 0.02)
    #expect(MediaClock.wakeUpCount == before + 1)
  }
}
