// SPDX-License-Identifier: MIT

/// A `Progress` of the app's that the HUD follows.
struct FollowedProgress: Sendable, Equatable {
  var progress: Progress
  /// Whether its description is the text.
  var isDescribed: Bool
}

/// What a `Progress` has come to: all of it that a HUD shows.
struct ProgressSample: Sendable, Equatable {
  /// nil while the amount of work is unknown.
  var fraction: Double?
  /// nil when the text is not the progress's.
  var description: String?
  /// Finished or cancelled.
  var isOver: Bool

  /// Any thread, as Apple's `Progress` allows. That of Linux has no lock: there, the main thread.
  init(of followed: FollowedProgress) {
    let progress = followed.progress
    fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
    description = followed.isDescribed ? progress.localizedDescription : nil
    isOver = progress.isFinished || progress.isCancelled
  }
}
