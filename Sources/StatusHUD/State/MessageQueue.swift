// SPDX-License-Identifier: MIT

/// The current message, followed by the messages that wait.
struct MessageQueue: Sendable {
  /// The maximum number of messages that wait.
  private static let waitingLimit = 16

  var messages = ContentList()
  /// The completion handlers of messages that haven't ended.
  private var completions: [HUDContent.ID: [HUDRequests.Completion]] = [:]
  /// The completion handlers of messages that ended.
  var ended: [HUDRequests.Completion] = []

  /// Adds a message unless it equals the newest one, and returns the ID of the newest message. If too
  /// many messages wait behind the current one, the oldest of them ends.
  mutating func append(
    _ message: HUDContent, behind current: HUDContent.ID?, completion: HUDRequests.Completion?
  ) -> HUDContent.ID {
    if messages.last?.looksLike(message) != true {
      messages.append(message)
      let oldest = messages.contents.first { $0.id != current }
      if messages.count > 1 + Self.waitingLimit, let oldest { end(oldest.id) }
    }
    let id = messages.last?.id ?? message.id
    if let completion { completions[id, default: []].append(completion) }
    return id
  }

  mutating func end(_ id: HUDContent.ID) {
    messages[id] = nil
    ended += completions.removeValue(forKey: id) ?? []
  }
}
