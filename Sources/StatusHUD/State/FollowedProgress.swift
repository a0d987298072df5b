// SPDX-License-Identifier: MIT

/// A `Progress` object that the HUD observes until the progress finishes or is canceled.
struct FollowedProgress: Sendable, Equatable {
  let progress: Progress
  /// The descriptions of the progress, which the HUD shows in place of missing texts, or `nil` if the
  /// configuration doesn't want them.
  var status: String? { didSet { if status?.isEmpty == true { status = nil } } }
  var details: String? { didSet { if details?.isEmpty == true { details = nil } } }

  static func == (one: FollowedProgress, two: FollowedProgress) -> Bool {
    one.progress === two.progress && one.status == two.status && one.details == two.details
  }
}

/// The values that a HUD reads from a `Progress` object.
struct ProgressSample: Sendable, Equatable {
  var followed: FollowedProgress
  /// The completed fraction, or `nil` if the progress is indeterminate.
  var fraction: Double?
  /// A Boolean value that indicates whether the progress is finished or canceled.
  var isOver: Bool

  /// Reads the values of `progress`. On Linux, call this initializer only on the main thread.
  init(of progress: Progress, isDescribed: Bool) {
    followed = FollowedProgress(progress: progress)
    if isDescribed {
      followed.status = progress.localizedDescription
      followed.details = progress.localizedAdditionalDescription
    }
    fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
    isOver = progress.isFinished || progress.isCancelled
  }
}

extension HUDContent {
  /// Shows a fraction from the app or, if it's `nil`, the spinner, and no longer observes a `Progress` object.
  mutating func apply(fraction: Double?) { (kind, followed) = (Kind(fraction: fraction), nil) }

  /// Shows the current values of a `Progress` object, and observes it. If the progress is over, the
  /// content becomes a spinner.
  mutating func apply(_ sample: ProgressSample) {
    kind = Kind(fraction: sample.isOver ? nil : sample.fraction)
    followed = sample.isOver ? nil : sample.followed
  }
}
