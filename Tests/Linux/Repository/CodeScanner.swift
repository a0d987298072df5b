// SPDX-License-Identifier: MIT

/// Blanks comments and the inside of string literals, so that a rule about code is not set off by
/// prose or by a test's sample. Knows as much of Swift's grammar as that takes.
struct CodeScanner {
  private enum State {
    case code
    case lineComment
    case blockComment(depth: Int)
    case string(quotes: Int, pounds: Int)
  }

  static func codeLines(of text: String) -> [String] {
    var scanner = CodeScanner(bytes: Array(text.utf8))
    scanner.scan()
    return scanner.output
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  // Bytes rather than characters: everything looked for is ASCII, and this is read without optimiser.
  private let bytes: [UInt8]
  private var index = 0
  private var state = State.code
  private var output: [UInt8] = []

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func scan() {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        output.append(UInt8(ascii: "\n"))
        index += 1
        endLine()
        continue
      }
      switch state {
      case .code: scanCode()
      case .lineComment: index += 1
      case .blockComment(let depth): scanComment(depth: depth)
      case .string(let quotes, let pounds): scanString(quotes: quotes, pounds: pounds)
      }
    }
  }

  /// Line comments end with their line, and so does a literal whose end this scanner missed.
  private mutating func endLine() {
    switch state {
    case .lineComment, .string(quotes: 1, pounds: _): state = .code
    default: break
    }
  }

  private mutating func scanCode() {
    if starts("//") {
      state = .lineComment
    } else if starts("/*") {
      state = .blockComment(depth: 1)
      index += 2
    } else if let (quotes, pounds) = literalStart() {
      state = .string(quotes: quotes, pounds: pounds)
      output.append(UInt8(ascii: "\""))
      index += quotes + pounds
    } else {
      output.append(bytes[index])
      index += 1
    }
  }

  private mutating func scanComment(depth: Int) {
    if starts("*/") {
      state = depth == 1 ? .code : .blockComment(depth: depth - 1)
      index += 2
    } else if starts("/*") {
      state = .blockComment(depth: depth + 1)
      index += 2
    } else {
      index += 1
    }
  }

  private mutating func scanString(quotes: Int, pounds: Int) {
    let hashes = String(repeating: "#", count: pounds)
    if starts(String(repeating: "\"", count: quotes) + hashes) {
      state = .code
      output.append(UInt8(ascii: "\""))
      index += quotes + pounds
    } else if starts("\\" + hashes) {
      // The escaped character cannot end the literal.
      index += pounds + (starts("\n", after: 1 + pounds) ? 1 : 2)
    } else {
      index += 1
    }
  }

  /// The number of quotes and of number signs with which a string literal begins here.
  private func literalStart() -> (quotes: Int, pounds: Int)? {
    var pounds = 0
    while starts("#", after: pounds) { pounds += 1 }
    if starts("\"\"\"", after: pounds) { return (3, pounds) }
    return starts("\"", after: pounds) ? (1, pounds) : nil
  }

  private func starts(_ text: String, after offset: Int = 0) -> Bool {
    let start = index + offset
    guard start <= bytes.count else { return false }
    return bytes[start...].starts(with: text.utf8)
  }
}
