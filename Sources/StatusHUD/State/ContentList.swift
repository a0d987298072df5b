// SPDX-License-Identifier: MIT

/// A list of contents, oldest first.
///
/// The list keeps each content that it replaces or removes until the store has unlocked its lock,
/// because releasing the content can run the app's code.
struct ContentList: Sendable {
  private struct Slot {
    let id: HUDContent.ID
    var content: HUDContent?
  }

  /// The contents in the order of their IDs. Removing a slot moves all newer slots, which is slow if
  /// there are many activities, so the list removes empty slots only at its end or many at once.
  private var slots: [Slot] = []
  private(set) var count = 0
  private var released: [HUDContent] = []

  var isEmpty: Bool { count == 0 }
  var contents: [HUDContent] { slots.compactMap(\.content) }
  var last: HUDContent? { slots.last?.content }

  func last(where predicate: (HUDContent) -> Bool) -> HUDContent? {
    slots.last { $0.content.map(predicate) ?? false }?.content
  }

  /// The content with the specified ID. To remove the content, set the value to `nil`. If the list
  /// doesn't contain the content, setting the value has no effect.
  subscript(id: HUDContent.ID) -> HUDContent? {
    get { index(of: id).flatMap { slots[$0].content } }
    set {
      guard let index = index(of: id), let former = slots[index].content else { return }
      released.append(former)
      slots[index].content = newValue
      guard newValue == nil else { return }
      count -= 1
      while slots.indices.last.map({ slots[$0].content == nil }) == true { slots.removeLast() }
      // Wait until most slots are empty, so that the average cost of a removal is constant.
      if slots.count > 2 * count { slots.removeAll { $0.content == nil } }
    }
  }

  /// Adds content that has a greater ID than the others.
  mutating func append(_ content: HUDContent) {
    slots.append(Slot(id: content.id, content: content))
    count += 1
  }

  mutating func removeAll() {
    released += contents
    (slots, count) = ([], 0)
  }

  mutating func takeReleased() -> [HUDContent] {
    defer { released = [] }
    return released
  }

  private func index(of id: HUDContent.ID) -> Int? {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < slots.count && slots[low].id == id ? low : nil
  }
}
