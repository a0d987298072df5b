// SPDX-License-Identifier: MIT

/// The message that covers all work until it ends, followed by the messages that wait.
///
/// With ``StatusHUD/MessagePolicy/queue``, each message stays for its time, and work reappears
/// after the last message. Otherwise, a message replaces the previous one, so no message waits. A
/// message that equals the last one isn't added.
typealias MessageQueue = [HUDContent]

extension MessageQueue {
  /// The maximum number of waiting messages.
  static var waitingLimit: Int { 16 }

  /// Adds a message to the end. If too many messages wait, removes the one that has waited longest.
  /// - Returns: The removed message, `message` itself if it equals the last one, or `nil`.
  mutating func enqueue(_ message: HUDContent) -> HUDContent? {
    if let last, last.looksLike(message) { return message }
    append(message)
    // The first message doesn't wait, because it's on screen.
    return count > 1 + Self.waitingLimit ? remove(at: 1) : nil
  }
}
