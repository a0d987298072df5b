// SPDX-License-Identifier: MIT

/// A list of contents, oldest first.
///
/// The list keeps each content that it replaces or removes until the store has unlocked its lock,
/// because releasing the content can run the app's code.
struct ContentList: Sendable {
  private var contentsByID: [HUDContent.ID: HUDContent] = [:]
  /// The IDs, oldest first. Between the IDs of contents, there can be IDs of removed contents, because
  /// removing each ID separately would be slow if there were many activities.
  private var ids: [HUDContent.ID] = []
  private var released: [HUDContent] = []

  var isEmpty: Bool { contentsByID.isEmpty }
  var count: Int { contentsByID.count }
  var contents: [HUDContent] { ids.compactMap { contentsByID[$0] } }
  var first: HUDContent? { ids.lazy.compactMap { contentsByID[$0] }.first }
  var last: HUDContent? { last { _ in true } }

  func last(where predicate: (HUDContent) -> Bool) -> HUDContent? {
    ids.reversed().lazy.compactMap { contentsByID[$0] }.first(where: predicate)
  }

  /// The content with the specified ID. To remove the content, set the value to `nil`. If the list
  /// doesn't contain the content, setting the value has no effect.
  subscript(id: HUDContent.ID) -> HUDContent? {
    get { contentsByID[id] }
    set {
      guard let former = contentsByID[id] else { return }
      released.append(former)
      contentsByID[id] = newValue
      if newValue == nil { removeOldIDs() }
    }
  }

  mutating func append(_ content: HUDContent) {
    contentsByID[content.id] = content
    ids.append(content.id)
  }

  mutating func removeAll() {
    released += contents
    (contentsByID, ids) = ([:], [])
  }

  mutating func takeReleased() -> [HUDContent] {
    defer { released = [] }
    return released
  }

  private mutating func removeOldIDs() {
    while let last = ids.last, contentsByID[last] == nil { ids.removeLast() }
    // Wait until most of the IDs are old, so that the average cost of a removal is constant.
    if ids.count > 2 * count { ids.removeAll { contentsByID[$0] == nil } }
  }
}
