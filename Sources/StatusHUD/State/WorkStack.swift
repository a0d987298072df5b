// SPDX-License-Identifier: MIT

/// The contents of running work, the newest last.
///
/// Work is found without a search from the oldest, and any order of ending takes linear time: ended
/// work leaves a gap, and the gaps go together.
struct WorkStack: Sendable {
  private struct Entry: Sendable {
    let id: HUDContent.ID
    /// nil in a gap.
    var content: HUDContent?
  }

  /// In the order of their IDs. The last one is no gap.
  private var entries: [Entry] = []
  private(set) var count = 0

  var isEmpty: Bool { entries.isEmpty }

  var newest: HUDContent? {
    get { entries.last?.content }
    set { if let newValue, !isEmpty { entries[entries.count - 1].content = newValue } }
  }

  /// All of it, the oldest first.
  var contents: some Sequence<HUDContent> { entries.lazy.compactMap(\.content) }

  /// Adds work, whose ID must be the greatest so far.
  mutating func push(_ content: HUDContent) {
    entries.append(Entry(id: content.id, content: content))
    count += 1
  }

  /// Setting nil ends the work. Work that isn't here is left out.
  subscript(id: HUDContent.ID) -> HUDContent? {
    get { index(of: id).flatMap { entries[$0].content } }
    set {
      guard let index = index(of: id), entries[index].content != nil else { return }
      entries[index].content = newValue
      if newValue == nil { closeGaps() }
    }
  }

  private mutating func closeGaps() {
    count -= 1
    while let last = entries.last, last.content == nil { entries.removeLast() }
    if entries.count > 2 * count + 8 { entries.removeAll { $0.content == nil } }
  }

  private func index(of id: HUDContent.ID) -> Int? {
    guard let last = entries.last, last.id != id else { return entries.indices.last }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].id == id ? low : nil
  }
}
