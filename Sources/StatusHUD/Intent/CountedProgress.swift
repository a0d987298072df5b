// SPDX-License-Identifier: MIT

/// The progress that is one of the counted activities, also while something else is shown.
struct CountedProgress: Sendable, Equatable {
  /// That of the content it was shown with last, by which a reading of it is told from a late one.
  var id: HUDContent.ID
  /// Takes its count back by itself; nil: numbers, whose count `popActivity` takes back.
  var followed: FollowedProgress?
}
