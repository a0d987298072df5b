// SPDX-License-Identifier: MIT

/// How long an indicator runs to its next value.
///
/// As long as the values are apart: then it arrives when the next one comes, moves evenly, and is
/// behind by one value and no more. Only values that come one by one are glided to.
struct ProgressPace: Equatable {
  struct Step: Equatable {
    /// In seconds; 0 for at once.
    var duration: CFTimeInterval
    var timing: CAMediaTimingFunctionName
  }

  /// How long it takes to a value that comes alone.
  static let glide = Step(duration: 0.25, timing: .easeOut)

  private var last: CFTimeInterval?
  private var interval = CFTimeInterval.infinity

  /// The step to a value that comes at `now`.
  mutating func step(at now: CFTimeInterval) -> Step {
    let latest = last.map { max(0, now - $0) } ?? .infinity
    // The longer one of two: a jump that happens to follow a value is no stream yet, and the frame
    // after a dropped one is no hurry.
    let duration = max(latest, interval)
    last = now
    interval = latest
    return duration < Self.glide.duration ? Step(duration: duration, timing: .linear) : Self.glide
  }
}
