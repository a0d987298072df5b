// SPDX-License-Identifier: MIT

/// The message that covers all work until it ends, and behind it the messages that wait.
///
/// Without ``StatusHUD/MessagePolicy/queue``, a message replaces the one before it, so none waits. With
/// it, each message is shown for its time, and work appears again after the last. What the last message
/// says already isn't added again.
typealias MessageQueue = [HUDContent]

extension MessageQueue {
  /// How many messages wait at most.
  static var waitingLimit: Int { 16 }

  /// Adds a message to the end.
  ///
  /// If too many messages wait then, the one that has waited longest is dropped.
  /// - Returns: The message that isn't shown, if there is one: the dropped one, or `message` itself if
  ///   the last message says the same.
  mutating func enqueue(_ message: HUDContent) -> HUDContent? {
    if let last, last.looksLike(message) { return message }
    append(message)
    // The first one is on screen.
    return count > 1 + Self.waitingLimit ? remove(at: 1) : nil
  }
}
