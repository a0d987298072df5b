// SPDX-License-Identifier: MIT

/// The contents of running work, the newest of which is seen. Work is found and ended without a search.
struct ActivityStack: Sendable {
  private(set) var newest: HUDContent?
  private var older: [HUDContent.ID: HUDContent] = [:]
  /// The IDs of older work, the oldest first, with those of some that has ended.
  private var order: [HUDContent.ID] = []
  /// What the changes gave up: it may run code of the app when it goes.
  var released: [any Sendable] = []

  // To compare the content with nil would copy it, in each call.
  var isEmpty: Bool { newest?.id == nil }

  /// All of it, the oldest first.
  var contents: [HUDContent] { order.compactMap { older[$0] } + [newest].compactMap { $0 } }

  /// Adds work, whose ID must be the greatest so far, in place of other work.
  mutating func push(_ content: consuming HUDContent, replacing other: HUDContent.ID? = nil) {
    if newest?.id == other {
      if newest?.mayHoldObjects == true { release(newest) }
    } else {
      if let other { self[other] = nil }
      if let newest {
        older[newest.id] = newest
        order.append(newest.id)
      }
    }
    newest = content
  }

  /// Setting nil ends the work. Work that isn't here is left out.
  subscript(id: HUDContent.ID) -> HUDContent? {
    get { newest?.id == id ? newest : older[id] }
    set {
      guard let former = self[id] else { return }
      release(former)
      if newest?.id == id { newest = newValue ?? popOlder() } else { older[id] = newValue }
      if order.count > 2 * older.count + 8 { order.removeAll { older[$0] == nil } }
    }
  }

  mutating func removeAll() {
    for content in contents { release(content) }
    (newest, older, order) = (nil, [:], [])
  }

  private mutating func popOlder() -> HUDContent? {
    while let id = order.popLast() {
      if let content = older.removeValue(forKey: id) { return content }
    }
    return nil
  }

  private mutating func release(_ content: HUDContent?) {
    if let content, content.mayHoldObjects { released.append(content) }
  }
}
