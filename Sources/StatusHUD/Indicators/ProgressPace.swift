// SPDX-License-Identifier: MIT

/// The pace at which an indicator moves to its next value.
///
/// If values arrive in a series, the indicator moves at a constant speed. The animation to each
/// value ends at about the time that the next value arrives.
struct ProgressPace: Equatable {
  struct Step: Equatable {
    /// The duration in seconds.
    var duration: CFTimeInterval
    var timing: CAMediaTimingFunctionName
  }

  /// The animation to a value that isn't part of a series.
  static let glide = Step(duration: 0.25, timing: .easeOut)

  /// Values that arrive within this interval share a duration, because a frame takes longer.
  private static let moment: CFTimeInterval = 1 / 240

  private var last = -CFTimeInterval.infinity
  private var interval = CFTimeInterval.infinity
  private var current = Self.glide

  /// Returns the duration and timing of the animation to a value that arrives at `now`.
  mutating func step(at now: CFTimeInterval) -> Step {
    let latest = now < last ? .infinity : now - last
    guard latest >= Self.moment else { return current }
    // Use the longer of the last two intervals, because a frame might be late.
    let duration = max(latest, interval)
    last = now
    interval = latest
    current =
      duration < Self.glide.duration ? Step(duration: duration, timing: .linear) : Self.glide
    return current
  }
}
