// SPDX-License-Identifier: MIT

import Foundation

/// A Swift file as the rules see it.
struct SourceFile {
  /// Relative to the root of the repository, with slashes.
  let path: String
  let lines: [String]
  /// The lines without comments and without what stands inside string literals.
  let code: [String]

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  init(path: String, text: String) {
    self.path = path
    var lines = text.components(separatedBy: "\n")
    // The newline that ends the last line does not begin another.
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
    code = Array(CodeScanner.codeLines(of: text).prefix(lines.count))
  }

  /// One violation for each line of code that `isWrong` accepts.
  func violations(_ message: String, where isWrong: (String) -> Bool) -> [Violation] {
    code.enumerated().filter { isWrong($0.element) }.map {
      Violation(path: path, line: $0.offset + 1, message: message)
    }
  }
}

/// What is wrong, and where: printed so that editors make a link of it.
struct Violation: CustomStringConvertible, Equatable {
  let path: String
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}
