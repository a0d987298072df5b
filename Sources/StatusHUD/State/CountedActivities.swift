// SPDX-License-Identifier: MIT

/// The activities that count: those of `show`, progress, and a `Progress`. One content stands for all
/// of them.
struct CountedActivities: Sendable {
  var content: HUDContent?
  /// At 0, the content only waits for its dismissal.
  var count = 0
  /// The `Progress` among them, also while something else is shown.
  private(set) var followed: FollowedProgress?
  /// The progress among them, whatever its values and texts.
  private var progress: (id: HUDContent.ID, isCancelled: Bool)?

  /// Whether it may have a closure or a `Progress` of the app.
  var mayHaveObjects: Bool { content?.box != nil || followed != nil }

  /// Counts progress when it is entered, also if something else was shown in between.
  mutating func showProgress(
    _ content: consuming HUDContent, following progress: FollowedProgress? = nil
  ) {
    if self.progress == nil { count += 1 }
    // A new value of the same work does not enable its Cancel button again.
    if let (id, isPressed) = self.progress, progress == nil, followed == nil {
      if let action = content.box?.extras.cancel?.action {
        content.cancel = HUDContent.Cancel(action: action, id: id, isPressed: isPressed)
      }
    } else {
      self.progress = (content.id, false)
    }
    if let progress {
      followed = progress
      followed?.id = content.id
    } else if followed != nil {
      followed = nil
    }
    self.content = consume content
  }

  mutating func apply(_ sample: ProgressSample) {
    // A later call may show other counted work in its place.
    let isCurrent = content?.id == followed?.id
    if sample.isOver {
      (followed, progress) = (nil, nil)
      if isCurrent {
        content?.kind = .activity
        content?.cancel = nil
      }
      pop()
    } else if isCurrent {
      content?.apply(sample)
    }
  }

  /// Ends one of them.
  mutating func pop() {
    count = max(count - 1, 0)
    if count == 0 { self = CountedActivities() }
  }

  /// Returns the action of a Cancel button that was not pressed before.
  mutating func pressCancel(_ id: HUDContent.ID) -> [StatusHUD.CancelAction] {
    guard content?.cancel?.id == id else { return [] }
    if progress?.id == id { progress?.isCancelled = true }
    return content?.pressCancel() ?? []
  }
}
