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

  /// Whether it was shown as progress, be its length known at the moment or not.
  var isProgress: Bool {
    if case .progress = content.kind { return true }
    return content.followed != nil
  }
}
