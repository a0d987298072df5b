// SPDX-License-Identifier: MIT

/// Takes a declaration apart from its front.
struct DeclarationReader {
  private(set) var rest: String

  init(_ text: String) {
    rest = Declaration.normalised(text)
  }

  /// The word that stands in front.
  var next: String {
    var copy = self
    return copy.word()
  }

  /// Takes the word in front: up to a space, a colon or a bracket that opens, but at least one
  /// character, so that an operator is a word.
  mutating func word() -> String {
    rest = String(rest.drop { $0 == " " })
    for whole in ["unowned(unsafe)"] where rest.hasPrefix(whole) {
      rest.removeFirst(whole.count)
      return whole
    }
    let word = String(rest.prefix { !" :({<".contains($0) })
    let taken = word.isEmpty ? String(rest.prefix { !" (".contains($0) }) : word
    rest.removeFirst(taken.count)
    return taken
  }

  /// Takes `mark` if it stands in front.
  @discardableResult
  mutating func skip(_ mark: Character) -> Bool {
    rest = String(rest.drop { $0 == " " })
    guard rest.first == mark else { return false }
    rest.removeFirst()
    rest = String(rest.drop { $0 == " " })
    return true
  }

  /// What stands in the brackets that open in front, and what follows them.
  mutating func parenthesised() -> (inside: String, after: String) {
    guard skip("(") else { return ("", rest) }
    var depth = 1
    for (index, character) in zip(rest.indices, rest) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 {
        return (String(rest[..<index]), String(rest[rest.index(after: index)...]))
      }
    }
    return (rest, "")
  }
}
