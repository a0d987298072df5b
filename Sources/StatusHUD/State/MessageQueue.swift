// SPDX-License-Identifier: MIT

/// The messages from the app: the current one, followed by the messages that wait.
struct MessageQueue: Sendable {
  private static let waitingLimit = 16
  private(set) var entries: [HUDRequests.Entry] = []

  /// Adds a message, and returns its ID and the closures of a message that ends. A message that equals
  /// the newest one joins it. If too many messages wait, the oldest of them ends.
  mutating func add(
    _ entry: HUDRequests.Entry
  ) -> (id: HUDContent.ID, ended: [HUDRequests.Completion]) {
    if let last = entries.indices.last, entries[last].content.looksLike(entry.content) {
      entries[last].completions += entry.completions
      return (entries[last].content.id, [])
    }
    entries.append(entry)
    let isFull = entries.count > 1 + Self.waitingLimit
    return (entry.content.id, isFull ? entries.remove(at: 1).completions : [])
  }

  /// Moves a message before messages that can't appear yet, so that it stays the current one.
  mutating func makeCurrent(_ id: HUDContent.ID) {
    if let index = index(of: id), index > 0 { entries.insert(entries.remove(at: index), at: 0) }
  }

  mutating func setText(
    _ text: WritableKeyPath<HUDContent, String?>, _ value: String?, of id: HUDContent.ID
  ) { if let index = index(of: id) { entries[index].content[keyPath: text] = value } }

  /// Ends messages, and returns their closures.
  mutating func end(where isEnded: (HUDRequests.Entry) -> Bool) -> [HUDRequests.Completion] {
    let ended = entries.filter(isEnded).flatMap(\.completions)
    entries.removeAll(where: isEnded)
    return ended
  }

  private func index(of id: HUDContent.ID) -> Int? { entries.firstIndex { $0.content.id == id } }
}
