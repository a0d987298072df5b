// SPDX-License-Identifier: MIT

/// An array that contains the current message, followed by the queued messages.
///
/// If the policy is ``StatusHUD/MessagePolicy/queue``, each message stays visible for its duration.
/// If the policy is ``StatusHUD/MessagePolicy/replace``, each message replaces the previous
/// message. The queue ignores a message that's equal to its last message.
typealias MessageQueue = [HUDContent]

extension MessageQueue {
  static var waitingLimit: Int { 16 }

  /// Adds `message` to the end of the queue. If the queue is full, the method removes the oldest
  /// queued message.
  /// - Returns: The message that the queue removed or ignored, if any.
  mutating func enqueue(_ message: HUDContent) -> HUDContent? {
    if let last, last.looksLike(message) { return message }
    append(message)
    // The limit doesn't include the current message, which is the first item in the array.
    return count > 1 + Self.waitingLimit ? remove(at: 1) : nil
  }
}
