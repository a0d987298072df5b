// SPDX-License-Identifier: MIT

/// Reads the `Progress` that is followed, often while it changes and seldom while it does
/// not. Nothing waits while nothing is followed, and nobody is told of a reading that is the same.
///
/// Reading is all there is on every system: key-value observation does not exist on Linux, and a
/// progress has room for one parent and one cancellation handler, which are the app's.
@MainActor final class ProgressFollower {
  /// Seconds between two readings.
  static let shortestInterval: Double = 1.0 / 60
  static let longestInterval: Double = 0.25

  private let now: () -> Double
  private let onSample: (HUDContent.ID, ProgressSample) -> Void
  private lazy var timer = DeadlineTimer { [weak self] in self?.read() }

  private var followed: FollowedProgress?
  private var id: HUDContent.ID?
  private var lastSample: ProgressSample?
  private var interval = shortestInterval

  /// - Parameter onSample: Called with each reading that differs from the last.
  init(
    now: @escaping () -> Double = CACurrentMediaTime,
    onSample: @escaping (HUDContent.ID, ProgressSample) -> Void
  ) {
    self.now = now
    self.onSample = onSample
  }

  /// Follows `followed`, in place of any other; with nil, rests.
  ///
  /// - Parameter newID: Names it. What is followed under this name already goes on undisturbed.
  func follow(_ followed: FollowedProgress?, as newID: HUDContent.ID) {
    self.followed = followed
    guard followed != nil else {
      id = nil
      return timer.schedule(at: nil)
    }
    guard id != newID else { return }
    id = newID
    lastSample = nil
    interval = Self.shortestInterval
    read()
  }

  private func read() {
    guard let id, let followed else { return }
    let sample = ProgressSample(of: followed)
    let isNew = sample != lastSample
    lastSample = sample
    interval = isNew ? Self.shortestInterval : min(interval * 2, Self.longestInterval)
    timer.schedule(at: now() + interval)
    if isNew { onSample(id, sample) }
  }
}
