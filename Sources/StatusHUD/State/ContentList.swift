// SPDX-License-Identifier: MIT

/// A list of contents, oldest first.
///
/// The list keeps each content that it replaces or removes until the store has unlocked its lock,
/// because releasing the content can run the app's code.
struct ContentList: Sendable {
  private(set) var contents: [HUDContent] = []
  private var released: [HUDContent] = []

  var isEmpty: Bool { contents.isEmpty }
  var first: HUDContent? { contents.first }
  var last: HUDContent? { contents.last }

  /// The content with the specified ID. To remove the content, set the value to `nil`. If the list
  /// doesn't contain the content, setting the value has no effect.
  subscript(id: HUDContent.ID) -> HUDContent? {
    get { index(of: id).map { contents[$0] } }
    set {
      guard let index = index(of: id) else { return }
      released.append(contents[index])
      if let newValue { contents[index] = newValue } else { contents.remove(at: index) }
    }
  }

  mutating func append(_ content: HUDContent) { contents.append(content) }

  mutating func removeAll() {
    released += contents
    contents = []
  }

  mutating func takeReleased() -> [HUDContent] {
    defer { released = [] }
    return released
  }

  // Content that changes is usually the newest.
  private func index(of id: HUDContent.ID) -> Int? { contents.lastIndex { $0.id == id } }
}
