// SPDX-License-Identifier: MIT

/// The work that counts: that of `show`, progress, and a followed `Progress`. One content in the stack
/// stands for all of it, so any number of calls takes the same room.
struct CountedActivities: Sendable {
  /// Progress counts once, whatever its values and texts.
  struct EnteredProgress: Sendable {
    /// The ID with which it began. Its Cancel button keeps this ID.
    let id: HUDContent.ID
    /// The ID of its newest value.
    var contentID: HUDContent.ID
    var isPressed = false
    /// How much counted work began after it.
    var newerCount = 0
    /// The `Progress` that it follows, even while something else is shown.
    var followed: FollowedProgress?
  }

  /// The content that stands for it.
  var contentID: HUDContent.ID?
  private(set) var count = 0
  /// When the oldest of it began.
  private(set) var start = 0.0
  private(set) var progress: EnteredProgress?

  var isProgressNewest: Bool { progress?.newerCount == 0 }

  mutating func begin(at time: () -> Double) {
    if count == 0 { start = time() }
    count += 1
    progress?.newerCount += 1
  }

  /// Begins progress, or shows its next value. A value of the same work doesn't enable its Cancel
  /// button again.
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
    progress?.newerCount -= 1
  }

  /// - Returns: The progress that is over.
  mutating func endProgress() -> EnteredProgress? {
    defer { progress = nil }
    if progress != nil { count -= 1 }
    return progress
  }
}
