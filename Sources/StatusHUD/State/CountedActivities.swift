// SPDX-License-Identifier: MIT

/// The activities that the HUD counts. Each call to `show` adds one activity, but repeated calls to
/// `showProgress` add only one. A single `HUDContent` value represents all counted activities, so
/// memory use doesn't depend on the count.
struct CountedActivities: Sendable {
  /// Progress that counts as one activity, even if the app updates its value many times.
  struct EnteredProgress: Sendable {
    /// The ID of the content that has the first progress value. The Cancel button has the same ID.
    let id: HUDContent.ID
    /// The ID of the content that has the latest progress value.
    var contentID: HUDContent.ID
    var isPressed = false
    /// The number of counted activities that began after this progress.
    var newerCount = 0
    /// The `Progress` object that the HUD observes, even while it shows other content.
    var followed: FollowedProgress?
  }

  /// The ID of the content that represents all counted activities.
  var contentID: HUDContent.ID?
  private(set) var count = 0
  /// The time when the count most recently increased from 0 to 1.
  private(set) var start = 0.0
  private(set) var progress: EnteredProgress?

  /// A Boolean value that indicates whether the next call to `popActivity` ends the progress. An
  /// observed `Progress` object ends on its own, so `popActivity` ends other activities first.
  var endsProgressNext: Bool {
    progress.map { $0.followed == nil ? $0.newerCount == 0 : count == 1 } ?? false
  }

  mutating func begin(at time: () -> Double) {
    if count == 0 { start = time() }
    count += 1
    progress?.newerCount += 1
  }

  /// Begins or updates the counted progress. If the user pressed Cancel, the button stays disabled.
  mutating func showProgress(
    _ content: inout HUDContent, following followed: FollowedProgress?, at time: () -> Double
  ) {
    let isNew = progress?.id == nil
    if isNew { begin(at: time) }
    if isNew || progress?.followed?.progress !== followed?.progress {
      progress = EnteredProgress(
        id: content.id, contentID: content.id, newerCount: progress?.newerCount ?? 0)
    }
    progress?.contentID = content.id
    progress?.followed = followed
    progress?.followed?.id = content.id
    guard content.mayHoldObjects || followed?.id != nil, let progress else { return }
    if content.cancel != nil {
      content.cancel?.id = progress.id
      content.cancel?.isPressed = progress.isPressed
    }
    if followed != nil { content.followed = progress.followed }
  }

  mutating func notePress() { progress?.isPressed = true }

  mutating func endActivity() {
    count -= 1
    if let progress, progress.newerCount > 0 { self.progress?.newerCount -= 1 }
  }

  /// Ends the counted progress and returns it, or returns `nil` if there isn't any.
  mutating func endProgress() -> EnteredProgress? {
    defer { progress = nil }
    if progress != nil { count -= 1 }
    return progress
  }
}
