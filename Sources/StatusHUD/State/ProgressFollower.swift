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
  nonisolated static let shortestInterval: Double = 1.0 / 60
  nonisolated static let longestInterval: Double = 0.25

  private let now: () -> Double
  private let onSample: (ProgressSample, HUDContent.ID) -> Void
  private lazy var timer = DeadlineTimer { [weak self] in self?.read() }

  private struct Reading {
    let followed: FollowedProgress
    var sample: ProgressSample?
    var interval = ProgressFollower.shortestInterval
    var next = -Double.infinity
  }

  private var readings: [Reading] = []

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
    guard followed != readings.map(\.followed) else { return }
    readings = followed.map { new in
      readings.first { $0.followed == new } ?? Reading(followed: new)
    }
    read()
  }

  private func read() {
    let now = now()
    var news: [(ProgressSample, HUDContent.ID)] = []
    for index in readings.indices where readings[index].next <= now {
      let followed = readings[index].followed
      let sample = ProgressSample(of: followed)
      let isNew = sample != readings[index].sample
      readings[index].sample = sample
      readings[index].interval =
        isNew ? Self.shortestInterval : min(readings[index].interval * 2, Self.longestInterval)
      readings[index].next = now + readings[index].interval
      if isNew { news.append((sample, followed.id)) }
    }
    timer.schedule(at: readings.map(\.next).min())
    // A sample may lead to others being followed.
    for (sample, id) in news { onSample(sample, id) }
  }
}
