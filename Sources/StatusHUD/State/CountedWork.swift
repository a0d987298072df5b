// SPDX-License-Identifier: MIT

/// The work that counts: that of `show`, progress, and a followed `Progress`. One content in the stack
/// stands for all of it, so any number of calls takes the same room.
struct CountedWork: Sendable {
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

  mutating func begin(_ content: HUDContent) {
    if count == 0 { start = content.start }
    count += 1
    progress?.newerCount += 1
  }

  /// Begins progress, or shows its next value. A value of the same work doesn't enable its Cancel
  /// button again.
  mutating func showProgress(_ content: inout HUDContent, following followed: FollowedProgress?) {
    let former = progress
    if former == nil { begin(content) }
    var progress = EnteredProgress(id: content.id, contentID: content.id, followed: followed)
    if let former {
      progress.newerCount = former.newerCount
      if former.followed?.progress === followed?.progress {
        progress = former
        progress.contentID = content.id
        progress.followed = followed
        content.cancel?.id = former.id
        content.cancel?.isPressed = former.isPressed
      }
    }
    progress.followed?.id = content.id
    content.followed = progress.followed
    self.progress = progress
  }

  mutating func notePress() { progress?.isPressed = true }

  /// Ends the newest of it.
  /// - Returns: Whether that was progress.
  mutating func pop() -> Bool {
    guard let progress, progress.newerCount == 0 else {
      count -= 1
      progress?.newerCount -= 1
      return false
    }
    endProgress()
    return true
  }

  mutating func endProgress() {
    guard progress != nil else { return }
    progress = nil
    count -= 1
  }
}
