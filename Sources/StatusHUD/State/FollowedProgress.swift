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
