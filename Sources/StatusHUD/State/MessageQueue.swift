// SPDX-License-Identifier: MIT

/// The current message, followed by the queued messages. Messages take precedence over work.
///
/// If the policy is ``StatusHUD/MessagePolicy/queue``, each message remains visible for its
/// duration, and work reappears after the last message. If the policy is
/// ``StatusHUD/MessagePolicy/replace``, each message replaces the previous message. The queue
/// ignores a message that equals the last message.
typealias MessageQueue = [HUDContent]

extension MessageQueue {
  static var waitingLimit: Int { 16 }

  /// Adds a message to the end. If too many messages are queued, removes the oldest queued message.
  /// - Returns: The message that the queue removed or ignored, or `nil` if there's no such message.
  mutating func enqueue(_ message: HUDContent) -> HUDContent? {
    if let last, last.looksLike(message) { return message }
    append(message)
    // The limit doesn't include the first message, which is the current message.
    return count > 1 + Self.waitingLimit ? remove(at: 1) : nil
  }
}
