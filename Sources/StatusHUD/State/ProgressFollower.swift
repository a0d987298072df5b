// SPDX-License-Identifier: MIT

/// A `Progress` of the app that the HUD shows until it is over.
struct FollowedProgress: Sendable, Equatable {
  var progress: Progress
  /// Whether its `localizedDescription` is the text.
  var isDescribed = false
  /// The ID it was last shown with; samples of any other are stale.
  var id: HUDContent.ID = 0

  static func == (one: FollowedProgress, two: FollowedProgress) -> Bool {
    one.progress === two.progress && one.isDescribed == two.isDescribed && one.id == two.id
  }
}

/// A reading of a `Progress`: everything in it that a HUD shows.
struct ProgressSample: Sendable, Equatable {
  /// nil while the amount of work is unknown.
  var fraction: Double?
  /// nil if the text is not the progress's.
  var description: String?
  /// Finished or cancelled.
  var isOver: Bool

  /// Apple's `Progress` can be read on any thread; that of Linux on the main thread.
  init(of followed: FollowedProgress) {
    let progress = followed.progress
    fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
    description = followed.isDescribed ? progress.localizedDescription : nil
    isOver = progress.isFinished || progress.isCancelled
  }
}

/// Reads each followed `Progress`, often while it changes and seldom while it does not.
///
/// Reading works on every system: key-value observation does not exist on Linux, and the one
/// parent and the one cancellation handler of a `Progress` are the app's.
@MainActor final class ProgressFollower {
  /// Seconds between two readings.
  static let shortestInterval: Double = 1.0 / 60
  static let longestInterval: Double = 0.25

  private let now: () -> Double
  private let onSample: (ProgressSample, HUDContent.ID) -> Void
  private lazy var timer = DeadlineTimer { [weak self] in self?.read() }

  private var followed: [FollowedProgress] = []
  private var samples: [ProgressSample] = []
  private var interval = shortestInterval

  /// - Parameter onSample: Receives each reading that differs from the last.
  init(
    now: @escaping () -> Double = CACurrentMediaTime,
    onSample: @escaping (ProgressSample, HUDContent.ID) -> Void
  ) {
    self.now = now
    self.onSample = onSample
  }

  /// Follows these in place of any others.
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
    // A sample may lead to others being followed.
    for (index, sample) in samples.enumerated() where former.isEmpty || sample != former[index] {
      onSample(sample, followed[index].id)
    }
  }
}
