// SPDX-License-Identifier: MIT

/// The duration and timing of a progress indicator's animations.
///
/// If the app sets values less than 0.25 seconds apart, the indicator moves steadily, because each
/// animation ends at about the time that the app sets the next value.
struct ProgressTiming: Equatable {
  struct Step: Equatable {
    /// The duration of the animation, in seconds.
    var duration: CFTimeInterval
    var timing: CAMediaTimingFunctionName
  }

  /// The default duration and timing of an animation.
  static let standard = Step(duration: 0.25, timing: .easeOut)

  /// The time, in seconds, within which consecutive values use the same duration.
  private static let sameTime: CFTimeInterval = 1 / 240

  private var last = -CFTimeInterval.infinity
  private var interval = CFTimeInterval.infinity
  private var pace = Self.standard

  /// Returns the duration and timing of an animation that starts at `now`.
  mutating func step(at now: CFTimeInterval) -> Step {
    let latest = now < last ? .infinity : now - last
    guard latest >= Self.sameTime else { return pace }
    // Use the longer of the last two intervals, because the interval after a late value is shorter.
    let duration = max(latest, interval)
    last = now
    interval = latest
    pace =
      duration < Self.standard.duration ? Step(duration: duration, timing: .linear) : Self.standard
    return pace
  }
}
