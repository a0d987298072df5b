// SPDX-License-Identifier: MIT

/// The times of frames that a timer makes: evenly spaced, whatever a single one is late.
struct FrameGrid: Equatable {
  private var last = -Double.infinity

  /// The time of the next frame, all in seconds of uptime.
  mutating func next(now: Double, interval: Double) -> Double {
    let due = last + interval
    // From the time that the last frame was due, not when it came: lateness does not add up. But
    // what was missed is not made up for.
    last = due > now ? min(due, now + interval) : now
    return last
  }
}
