// SPDX-License-Identifier: MIT

/// The names that code reads. A name is not read where it is declared, assigned to, used as a
/// label, or assigned to the property of its name.
struct ReadNames {
  private(set) var names: Set<String> = []

  init(_ files: [SourceFile]) {
    for file in files {
      for (code, line) in zip(file.code, file.lines) {
        // The scanner takes interpolations out with their strings.
        add(Array((line.contains("\\(") ? line : code).utf8))
      }
    }
  }

  private mutating func add(_ line: [UInt8]) {
    var previous = ""
    var isAssigned = false
    var index = 0
    while index < line.count {
      guard Self.isOfName(line[index]) else {
        isAssigned = line[index] == UInt8(ascii: "=") || isAssigned && line[index] == 32
        index += 1
        continue
      }
      let start = index
      while index < line.count, Self.isOfName(line[index]) { index += 1 }
      let name = String(decoding: line[start..<index], as: UTF8.self)
      let isOwnValue = isAssigned && name == previous
      if !["let", "var", "func"].contains(previous), !isOwnValue,
        !Self.isWritten(after: line[index...])
      {
        names.insert(name)
      }
      previous = name
      isAssigned = false
    }
  }

  /// A label has its colon at once; an assignment is one equals sign.
  private static func isWritten(after rest: ArraySlice<UInt8>) -> Bool {
    if rest.first == UInt8(ascii: ":") { return true }
    let next = rest.drop { $0 == 32 }.prefix(2)
    return next.first == UInt8(ascii: "=") && next.last != UInt8(ascii: "=")
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
