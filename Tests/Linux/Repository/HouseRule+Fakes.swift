// SPDX-License-Identifier: MIT

extension HouseRule {
  /// What is declared on Linux works: a setter that forgets is worse than none.
  static let setters = HouseRule(name: "No setter is empty") { file in
    guard file.path.hasPrefix("Sources/Linux/") else { return [] }
    let code = file.code.joined(separator: "\n")
    var violations: [Violation] = []
    var line = 1
    var last = ""
    var isOpen = false
    for character in code {
      if character == "\n" { line += 1 }
      if character == "}", isOpen {
        violations.append(
          Violation(path: file.path, line: line, message: "an empty setter: make it read only"))
      }
      if !character.isWhitespace { isOpen = false }
      if character == "{" {
        let words = last.split { !$0.isLetter }
        // `set` alone, or with the name of its value; not a function of that name.
        isOpen = words.last == "set" || words.dropLast().last == "set" && last.contains("(")
        if words.contains("func") || words.contains("var") { isOpen = false }
      }
      if "{}\n;".contains(character) { last = "" } else { last.append(character) }
    }
    return violations
  }

  /// What nothing in `files` reads, though all of them could: it is kept for show. Values that the
  /// framework writes for its clients are not asked for.
  static func unreadProperties(in files: [SourceFile]) -> [Violation] {
    let all = ReadNames(files)
    return files.flatMap { file -> [Violation] in
      let own = ReadNames([file])
      return StoredProperty.all(in: file).filter {
        !$0.isForClients && !($0.isPrivate ? own : all).names.contains($0.name)
      }
      .map { Violation(path: file.path, line: $0.line, message: "nothing reads “\($0.name)”") }
    }
  }
}
