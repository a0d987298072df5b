// SPDX-License-Identifier: MIT

/// A declaration as a caller sees it, read from Swift source text: what two modules must share for
/// the same client code to compile with both. Inner names of parameters, `let` for a read-only
/// property, `override` and `@discardableResult` do not count.
struct Declaration: Equatable {
  struct Parameter: Equatable, CustomStringConvertible {
    var label: String
    var type: String
    /// The argument that stands for none.
    var standard: String?

    var description: String { "\(label): \(type)" + (standard.map { " = " + $0 } ?? "") }
  }

  var kind = ""
  var name = ""
  /// The words and attributes before the kind, such as `open`. A class member is `static`, and what
  /// is `unowned(unsafe)` is `weak`.
  var modifiers: Set<String> = []
  var isSettable = false
  var parameters: [Parameter]?
  /// The type of a property, what a function returns, what an alias stands for; `throws` with it.
  var type = ""
  /// The superclass and the protocols that stand after a type's colon.
  var inherited: [String] = []
  /// Of a class here; in Apple's declaration it stands first.
  var superclass: String?

  func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }

  /// Whether only a class can adopt this protocol.
  var isOfClasses: Bool { !Set(inherited).isDisjoint(with: ["AnyObject", "NSObjectProtocol"]) }

  init(_ text: String) {
    var reader = DeclarationReader(text)
    readModifiers(&reader)
    switch kind {
    case "var": readProperty(&reader)
    case "func", "init": readFunction(&reader)
    case "typealias":
      name = reader.word()
      reader.skip("=")
      type = Self.normalized(reader.rest)
    case "case":
      name = Self.normalized(reader.rest)
    default:
      name = reader.word()
      if reader.skip(":") {
        inherited = Self.split(reader.rest).map { Self.normalized($0) }
      }
    }
    if kind == "init", parameters?.map(\.label) == ["coder"] { modifiers.insert("required") }
  }

  private mutating func readModifiers(_ reader: inout DeclarationReader) {
    while true {
      let word = reader.word()
      switch word {
      case "class" where ["func", "var", "let"].contains(reader.next): modifiers.insert("static")
      case "var", "let":
        kind = "var"
        isSettable = word == "var"
        return
      case "func", "case", "class", "struct", "enum", "protocol", "typealias":
        kind = word
        return
      case "init", "init?", "init!":
        kind = "init"
        name = "init"
        type = String(word.dropFirst(4))
        return
      case "": return
      default: modifiers.insert(word)
      }
    }
  }

  private mutating func readProperty(_ reader: inout DeclarationReader) {
    name = reader.word()
    reader.skip(":")
    let parts = reader.rest.split(separator: "{", maxSplits: 1)
    type = Self.normalized(parts.first.map(String.init) ?? "")
    if parts.count == 2 {
      isSettable = parts[1].split { !$0.isLetter }.contains("set")
    }
  }

  private mutating func readFunction(_ reader: inout DeclarationReader) {
    if kind == "func" { name = reader.word() }
    let (inside, after) = reader.parenthesized()
    parameters = Self.split(inside).map(Self.parameter)
    type += Self.normalized(after)
  }

  private static func parameter(_ text: String) -> Parameter {
    let (names, typed) = cut(text, at: ":")
    let (type, standard) = cut(typed ?? "", at: "=")
    let label = names.split(separator: " ").first.map(String.init) ?? ""
    return Parameter(
      label: label, type: normalized(type), standard: standard.map { normalized($0) })
  }
}

extension Declaration {
  /// Text without the spellings that mean the same.
  static func normalized(_ text: some StringProtocol) -> String {
    var result = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for (one, other) in [
      ("`", ""), (" :", ":"), ("NSNotification.Name", "Notification.Name"), ("0.0", "0"),
      ("unowned(unsafe)", "weak"),
    ] {
      result = result.replacing(one, with: other)
    }
    return result
  }

  /// The parts between the commas that stand in no brackets.
  static func split(_ text: String) -> [String] {
    var parts: [String] = []
    var rest: String? = text
    while let open = rest {
      let (part, after) = cut(open, at: ",")
      parts.append(normalized(part))
      rest = after
    }
    return parts.filter { !$0.isEmpty }
  }

  /// What stands before and after the first `mark` that is in no brackets.
  static func cut(_ text: String, at mark: Character) -> (String, String?) {
    var depth = 0
    var previous: Character = " "
    for (index, character) in zip(text.indices, text) {
      if character == mark, depth == 0 {
        return (String(text[..<index]), String(text[text.index(after: index)...]))
      }
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      previous = character
    }
    return (text, nil)
  }
}

/// Takes a declaration apart from its front.
struct DeclarationReader {
  private(set) var rest: String

  init(_ text: String) {
    rest = Declaration.normalized(text)
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
  mutating func parenthesized() -> (inside: String, after: String) {
    guard skip("(") else { return ("", rest) }
    let (inside, after) = Declaration.cut(rest, at: ")")
    return (inside, after ?? "")
  }
}
