// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// Constants that specify whether a new message replaces or follows the current message.
  public enum MessagePolicy: Sendable, Hashable, CaseIterable {
    /// New content replaces the message onscreen.
    case replace
    /// A new message waits for the current one to end. The HUD shows the work after the last one.
    ///
    /// If consecutive messages are equal, the HUD shows only the first message. If more than 16
    /// messages are queued, the HUD removes the oldest queued message. To remove all messages, call
    /// ``StatusHUD/dismiss(after:completion:)``.
    case queue
  }
}
