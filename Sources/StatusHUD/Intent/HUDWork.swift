// SPDX-License-Identifier: MIT

/// Work under way that the HUD shows.
struct HUDWork: Sendable, Equatable {
  var content: HUDContent
  /// Whether it is the counted activity, ended by `popActivity`, or a scoped one, ended by itself.
  var isCounted: Bool

  init(_ content: HUDContent, isCounted: Bool = false) {
    self.content = content
    self.isCounted = isCounted
  }
}
