// SPDX-License-Identifier: MIT

/// A stack that contains the content of all running activities, with the newest content on top.
struct ActivityStack: Sendable {
  private(set) var newest: HUDContent?
  private var older: [HUDContent.ID: HUDContent] = [:]
  /// The IDs of older activities, oldest first. Some of these activities might have already ended.
  private var order: [HUDContent.ID] = []
  /// The values to release later, because releasing them can run the app's code.
  var released: [any Sendable] = []

  // Compare the ID, because comparing `newest` with `nil` copies the content.
  var isEmpty: Bool { newest?.id == nil }

  /// The content of all running activities, in order from oldest to newest.
  var contents: [HUDContent] { order.compactMap { older[$0] } + [newest].compactMap { $0 } }

  /// Adds `content` to the top of the stack, and removes the content with the ID `other`.
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

  /// The content with the specified ID. To end the activity, set the content to `nil`. If the
  /// activity has already ended, setting the content has no effect.
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
