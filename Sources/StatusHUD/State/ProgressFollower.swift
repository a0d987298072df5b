// SPDX-License-Identifier: MIT

/// A `Progress` object that the HUD observes until the progress finishes or is canceled.
struct FollowedProgress: Sendable, Equatable {
  var progress: Progress
  /// A Boolean value that indicates whether the HUD shows the `localizedDescription` as the status.
  var isDescribed = false

  static func == (one: FollowedProgress, two: FollowedProgress) -> Bool {
    one.progress === two.progress && one.isDescribed == two.isDescribed
  }
}

/// The values that a HUD reads from a `Progress` object.
struct ProgressSample: Sendable, Equatable {
  /// The completed fraction, or `nil` if the progress is indeterminate.
  var fraction: Double?
  /// The localized description, or `nil` if the HUD doesn't show it.
  var description: String?
  /// A Boolean value that indicates whether the progress is finished or canceled.
  var isOver: Bool

  /// Reads the values of `followed`. On Linux, call this initializer only on the main thread.
  init(of followed: FollowedProgress) {
    let progress = followed.progress
    fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
    description = followed.isDescribed ? progress.localizedDescription : nil
    isOver = progress.isFinished || progress.isCancelled
  }
}

/// An object that polls `Progress` objects, and polls them more often while their values change.
///
/// The class uses polling because Linux doesn't support key-value observing. It doesn't replace the
/// `cancellationHandler` of a `Progress` object, because the app might use that handler.
@MainActor final class ProgressFollower {
  /// The shortest and the longest polling interval, in seconds.
  static let shortestInterval: Double = 1.0 / 60
  static let longestInterval: Double = 0.25

  private let now: () -> Double
  private let onSample: (ProgressSample, Progress) -> Void
  private lazy var timer = DeadlineTimer { [weak self] in self?.read() }

  private var followed: [FollowedProgress] = []
  private var samples: [ProgressSample] = []
  private var interval = shortestInterval

  /// - Parameter onSample: A closure that receives the initial values and any new values.
  init(
    now: @escaping () -> Double, onSample: @escaping (ProgressSample, Progress) -> Void
  ) {
    self.now = now
    self.onSample = onSample
  }

  /// Observes the specified `Progress` objects instead of the previous ones.
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
    // `onSample` can change the observed objects, so the loop uses copies of the arrays.
    for (index, sample) in samples.enumerated() where former.isEmpty || sample != former[index] {
      onSample(sample, followed[index].progress)
    }
  }
}
