// SPDX-License-Identifier: MIT

/// The contents of running work, the newest of which is seen.
///
/// Work is found without a search from the oldest, and any order of ending takes linear time: ended
/// work leaves a gap, and the gaps go together.
struct WorkStack: Sendable {
  private struct Entry: Sendable {
    var content: HUDContent
    var isGap = false
  }

  private(set) var newest: HUDContent?
  /// In the order of their IDs. The last one is no gap.
  private var older: [Entry] = []
  private var olderCount = 0
  /// What the changes gave up: it may run code of the app when it goes.
  var released: [any Sendable] = []

  // To compare the content with nil would copy it, in each call.
  var isEmpty: Bool { newest?.id == nil }

  /// All of it, the oldest first.
  var contents: [HUDContent] {
    older.filter { !$0.isGap }.map(\.content) + [newest].compactMap { $0 }
  }

  /// Adds work, whose ID must be the greatest so far, in place of other work.
  mutating func push(_ content: consuming HUDContent, replacing other: HUDContent.ID? = nil) {
    if newest?.id == other {
      if newest?.mayHoldObjects == true { release(newest) }
    } else {
      if let other { self[other] = nil }
      if let newest {
        older.append(Entry(content: newest))
        olderCount += 1
      }
    }
    newest = content
  }

  /// Setting nil ends the work. Work that isn't here is left out.
  subscript(id: HUDContent.ID) -> HUDContent? {
    get { newest?.id == id ? newest : index(of: id).map { older[$0].content } }
    set {
      if newest?.id == id {
        release(newest)
        newest = newValue ?? popOlder()
      } else if let index = index(of: id) {
        release(older[index].content)
        if let newValue { return older[index].content = newValue }
        older[index] = Entry(content: HUDContent(.activity, status: nil, id: id), isGap: true)
        olderCount -= 1
        closeGaps()
      }
    }
  }

  mutating func removeAll() {
    for content in contents { release(content) }
    (newest, older, olderCount) = (nil, [], 0)
  }

  private mutating func release(_ content: HUDContent?) {
    if let content, content.mayHoldObjects { released.append(content) }
  }

  private mutating func popOlder() -> HUDContent? {
    guard let last = older.popLast() else { return nil }
    olderCount -= 1
    closeGaps()
    return last.content
  }

  private mutating func closeGaps() {
    while older.last?.isGap == true { older.removeLast() }
    if older.count > 2 * olderCount + 8 { older.removeAll(where: \.isGap) }
  }

  /// A binary search.
  private func index(of id: HUDContent.ID) -> Int? {
    var (low, high) = (0, older.count)
    while low < high {
      let middle = (low + high) / 2
      if older[middle].content.id < id { low = middle + 1 } else { high = middle }
    }
    guard low < older.count, older[low].content.id == id, !older[low].isGap else { return nil }
    return low
  }
}
