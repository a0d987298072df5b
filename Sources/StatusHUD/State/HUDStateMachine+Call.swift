// SPDX-License-Identifier: MIT

extension HUDStateMachine {
  /// What a caller can ask for. Each public call becomes one of these, and each takes effect at once;
  /// the screen follows with the next `step`.
  enum Call: Sendable {
    /// Shows a message, or work: activity counts each time, progress once.
    case show(HUDContent)
    /// Shows a `Progress`, which counts once and ends by itself.
    case follow(FollowedProgress, HUDContent)
    /// Reports a reading of the followed `Progress`. A reading of any other is stale.
    case sample(ProgressSample, of: HUDContent.ID)
    /// Ends one counted activity.
    case popActivity
    /// Changes a text of what is shown.
    case setStatus(String?)
    case setDetails(String?)

    /// Begins a scoped activity. The ID that `apply` returns identifies it.
    case begin(HUDContent)
    /// Changes a text of a scoped activity.
    case update(HUDContent.ID, status: String?)
    case updateDetails(HUDContent.ID, String?)
    /// Changes the progress of a scoped activity; nil is unknown.
    case updateProgress(HUDContent.ID, Double?)
    /// Ends a scoped activity.
    case end(HUDContent.ID)

    /// Runs the action of the Cancel button of that work, once.
    case cancel(HUDContent.ID)

    /// Hides the HUD: at once, or at a time.
    case dismiss(at: Double? = nil, Completion? = nil)
  }
}
