// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// Constants that specify the content that a tap dismisses.
  public enum TapDismissal: Sendable, Hashable, CaseIterable {
    /// A tap doesn't dismiss anything.
    case never
    /// A tap dismisses the message onscreen, and the next content appears.
    case messages
    /// A tap dismisses all content, like a call to ``StatusHUD/dismiss(after:completion:)``. The
    /// app's work continues, but the HUD no longer shows its status.
    case always
  }
}
