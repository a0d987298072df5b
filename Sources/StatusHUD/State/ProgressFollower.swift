// SPDX-License-Identifier: MIT

/// The app's `Progress`, which the HUD shows until it finishes or is canceled.
struct FollowedProgress: Sendable, Equatable {
  var progress: Progress
  /// A Boolean value that indicates whether its `localizedDescription` is the status.
  var isDescribed = false
  /// The ID of the call that last showed the `Progress`. Samples with other IDs are outdated.
  var id: HUDContent.ID = 0

  static func == (one: FollowedProgress, two: FollowedProgress) -> Bool {
    one.progress === two.progress && one.isDescribed == two.isDescribed && one.id == two.id
  }
}

/// The values of a `Progress` that a HUD shows.
struct ProgressSample: Sendable, Equatable {
  /// The completed fraction, or `nil` if the amount of work is unknown.
  var fraction: Double?
  /// The localized description, or `nil` if the HUD doesn't show it.
  var description: String?
  /// A Boolean value that indicates whether the work is finished or canceled.
  var isOver: Bool

  /// Reads the values. On Linux, where `Progress` has no lock, call this on the main thread.
  init(of followed: FollowedProgress) {
    let progress = followed.progress
    fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
    description = followed.isDescribed ? progress.localizedDescription : nil
    isOver = progress.isFinished || progress.isCancelled
  }
}

/// Reads each followed `Progress`, more often while it changes than while it doesn't.
///
/// It doesn't observe the values, because Linux has no key-value observation, and the parent and
/// the cancellation handler of a `Progress` belong to the app.
@MainActor final class ProgressFollower {
  /// The shortest and the longest time between two readings, in seconds.
  static let shortestInterval: Double = 1.0 / 60
  static let longestInterval: Double = 0.25

  private let now: () -> Double
  private let onSample: (ProgressSample, HUDContent.ID) -> Void
  private lazy var timer = DeadlineTimer { [weak self] in self?.read() }

  private var followed: [FollowedProgress] = []
  private var samples: [ProgressSample] = []
  private var interval = shortestInterval

  /// - Parameter onSample: Receives each reading that differs from the previous one.
  init(
    now: @escaping () -> Double = CACurrentMediaTime,
    onSample: @escaping (ProgressSample, HUDContent.ID) -> Void
  ) {
    self.now = now
    self.onSample = onSample
  }

  /// Follows these `Progress` objects instead of the previous ones.
  func follow(_ followed: [FollowedProgress]) {
    guard followed != self.followed else { return }
    self.followed = followed
    samples = []
    if followed.isEmpty { timer.schedule(at: nil) } else { read() }
  }

  private func read() {
    let (followed, former) = (followed, samples)
    samples = followed.map(ProgressSample.init)
    let isNew = samples != former
    interval = isNew ? Self.shortestInterval : min(interval * 2, Self.longestInterval)
    timer.schedule(at: now() + interval)
    // `onSample` can change the followed objects, so this loop uses copies.
    for (index, sample) in samples.enumerated() where former.isEmpty || sample != former[index] {
      onSample(sample, followed[index].id)
    }
  }
}
