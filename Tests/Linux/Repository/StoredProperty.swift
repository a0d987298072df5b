// SPDX-License-Identifier: MIT

/// A property of a type that takes memory: `let`, or `var` without a getter.
struct StoredProperty: Equatable {
  let name: String
  /// Counted from 1.
  let line: Int
  /// Only its file can read it.
  let isPrivate: Bool
  /// Clients read it, and only the framework writes it; or it is a constant for them.
  let isForClients: Bool

  static func all(in file: SourceFile) -> [StoredProperty] {
    var properties: [StoredProperty] = []
    // For each bracket that is open, whether it is that of a type.
    var scopes: [Bool] = []
    var head = ""
    for (index, line) in file.code.enumerated() {
      let next = index + 1 < file.code.count ? file.code[index + 1] : ""
      if !scopes.isEmpty, !scopes.contains(false),
        let property = StoredProperty(declaredIn: line, followedBy: next, line: index + 1)
      {
        properties.append(property)
      }
      for character in line {
        switch character {
        case "{":
          scopes.append(opensType(head))
          head = ""
        case "}":
          _ = scopes.popLast()
          head = ""
        default:
          head.append(character)
        }
      }
      head.append(" ")
    }
    return properties
  }

  private init?(declaredIn line: String, followedBy next: String, line number: Int) {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard let keyword = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
      words.indices.contains(keyword + 1), Self.modifiers.isSuperset(of: words[..<keyword])
    else { return nil }
    if words[keyword] == "var", let brace = line.firstIndex(of: "{"),
      !line[..<brace].contains("=")
    {
      // The brackets of a getter; those of observers are of a stored property.
      let inside = line[brace...] + next
      guard inside.contains("didSet") || inside.contains("willSet") else { return nil }
    }
    let front = words[..<keyword]
    name = words[keyword + 1]
    self.line = number
    isPrivate = front.contains("private") && !front.contains("set")
    isForClients =
      (front.contains("public") || front.contains("open"))
      && (words[keyword] == "let" || front.contains("set"))
  }

  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private", "set", "static", "final",
    "weak", "unowned", "unsafe", "lazy", "nonisolated", "override", "MainActor", "_spi",
    "LinuxHost",
  ]

  /// Whether the bracket that follows this text is that of a type: the last keyword says it.
  private static func opensType(_ head: String) -> Bool {
    let words = head.split { !($0.isLetter || $0 == "_") }
    let keywords: Set<Substring> = [
      "func", "init", "subscript", "var", "let", "get", "set", "deinit", "if", "else", "guard",
      "for", "while", "repeat", "switch", "case", "do", "catch", "defer", "return",
    ]
    let types: Set<Substring> = ["class", "struct", "enum", "extension", "protocol", "actor"]
    return words.last { keywords.contains($0) || types.contains($0) }.map(types.contains) ?? false
  }
}
