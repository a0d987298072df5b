// SPDX-License-Identifier: MIT

/// The activities that the HUD counts. Each call to `show` adds one activity, but repeated calls to
/// `showProgress` add only one. A single content represents all of them, so memory use doesn't
/// depend on the count.
struct CountedWork: Sendable {
  /// Progress that counts as one activity, even if the app updates its value many times.
  struct EnteredProgress: Sendable {
    /// The ID of the Cancel button, which is the ID of the content that has the first value.
    var cancelID: HUDContent.ID
    /// The number of counted activities that began after this progress.
    var newerCount = 0
    /// A Boolean value that indicates whether the content shows the progress. If `false`, a later
    /// call to `show` replaced it with a spinner.
    var isShown = true
    /// The `Progress` object that the HUD observes, even while it shows other content.
    var followed: FollowedProgress?
  }

  /// The ID of the content that represents the activities.
  var id: HUDContent.ID = 0
  /// The number of activities, or 0 if the content stays only until a delayed dismissal.
  var count = 0
  /// The time when the first activity began.
  let start: Double
  var progress: EnteredProgress?

  /// A Boolean value that indicates whether the next call to `popActivity` ends the progress. An
  /// observed `Progress` object ends on its own, so `popActivity` ends other activities first.
  var endsProgressNext: Bool {
    progress.map { $0.followed == nil ? $0.newerCount == 0 : count == 1 } ?? false
  }

  mutating func begin(hiding shown: HUDContent?) {
    count += 1
    progress?.newerCount += 1
    if progress?.isShown == true { progress?.followed?.hidden = [shown].compactMap { $0 } }
    progress?.isShown = false
  }

  /// Begins or updates the progress. The Cancel button stays the same until the app shows another
  /// `Progress` object.
  mutating func showProgress(_ content: inout HUDContent, following followed: FollowedProgress?) {
    if progress == nil { count += 1 }
    var entered = progress ?? EnteredProgress(cancelID: content.id)
    if entered.followed?.progress !== followed?.progress { entered.cancelID = content.id }
    (entered.isShown, entered.followed) = (true, followed)
    entered.followed?.id = content.id
    progress = entered
    content.cancel?.id = entered.cancelID
    content.followed = entered.followed
  }

  /// Ends an activity that isn't progress. Returns the content of the progress if it appears again.
  /// - Parameter newID: A new ID for an observed `Progress` object, so that the HUD reads it at once.
  mutating func endActivity(_ newID: HUDContent.ID) -> HUDContent? {
    count -= 1
    guard var entered = progress, entered.newerCount > 0 else { return nil }
    defer { progress = entered }
    entered.newerCount -= 1
    guard entered.newerCount == 0, var content = entered.followed?.hidden.first else { return nil }
    content.id = id
    content.followed?.id = newID
    (entered.isShown, entered.followed) = (true, content.followed)
    return content
  }

  /// Ends the progress. Returns `true` if the content shows it.
  mutating func endProgress() -> Bool {
    guard let progress else { return false }
    count -= 1
    self.progress = nil
    return progress.isShown
  }
}
