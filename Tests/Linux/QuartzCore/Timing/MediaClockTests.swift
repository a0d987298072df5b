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

      var cancelled: MediaDeadline?
      MediaClock.schedule(at: 103) { cancelled?.cancel() }
      cancelled = MediaClock.schedule(at: 103) { fired.append("cancelled") }
      MediaClock.fireDueDeadlines()
      #expect(!fired.contains("cancelled"))
    }
  }

  /// The system's time counts from the start of the machine, so it can be before or after the time
  /// of a test.
  @Test func aDeadlineBelongsToTheClockItWasSetOn() {
    var fired: [String] = []
    let later = CACurrentMediaTime() + 60
    // A HUD of an earlier test may look at its app once more.
    let first = min(MediaClock.nextDeadline ?? later, later)
    let cancelled = MediaClock.schedule(at: later - 1) { fired.append("cancelled") }
    let real = MediaClock.schedule(at: later) { fired.append("real") }
    withVirtualTime {
      #expect(MediaClock.nextDeadline == nil)
      MediaClock.schedule(at: later) { fired.append("virtual") }
      cancelled.cancel()
    }
    #expect(MediaClock.nextDeadline == first)
    real.cancel()
    #expect(fired == [])
  }

  /// Whoever waits for the next frame doesn't wait for ever because the clock changes.
  @Test func aDeadlineOfTheNextFrameFiresThoughTheClockChanges() async {
    var fired: [String] = []
    let now = CACurrentMediaTime()
    MediaClock.schedule(at: now) { fired.append("real") }
    let cancelled = MediaClock.schedule(at: now) { fired.append("cancelled") }
    withVirtualTime { MediaClock.schedule(at: MediaClock.now() + 0.01) { fired.append("virtual") } }
    cancelled.cancel()
    await Task { @MainActor in }.value
    await Task { @MainActor in }.value
    #expect(fired == ["real", "virtual"])
  }
}
