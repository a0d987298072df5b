// SPDX-License-Identifier: MIT

/// How long an indicator runs to its next value.
///
/// In a stream, that is the time between the values: the indicator arrives when the next value
/// comes, moves evenly, and is one value behind.
struct ProgressPace: Equatable {
  struct Step: Equatable {
    /// In seconds.
    var duration: CFTimeInterval
    var timing: CAMediaTimingFunctionName
  }

  /// The step to a value that comes alone.
  static let glide = Step(duration: 0.25, timing: .easeOut)

  /// Values closer than the frames of any screen belong to one moment.
  private static let moment: CFTimeInterval = 1 / 240

  private var last = -CFTimeInterval.infinity
  private var interval = CFTimeInterval.infinity
  private var current = Self.glide

  /// The step to a value that comes at `now`.
  mutating func step(at now: CFTimeInterval) -> Step {
    let latest = now < last ? .infinity : now - last
    guard latest >= Self.moment else { return current }
    // The longer of two: a second value is no stream yet, and a late frame must not hurry the next.
    let duration = max(latest, interval)
    last = now
    interval = latest
    current =
      duration < Self.glide.duration ? Step(duration: duration, timing: .linear) : Self.glide
    return current
  }
}
