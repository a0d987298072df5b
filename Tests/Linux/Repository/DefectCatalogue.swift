// SPDX-License-Identifier: MIT

import Foundation

/// `Tests/DEFECTS.md`: what went wrong in other libraries, and the tests which show that here it
/// cannot.
struct DefectCatalogue {
  /// Named as the headings of the tables.
  enum Library: String, CaseIterable, Sendable {
    case svProgressHUD = "SVProgressHUD"
    case mbProgressHUD = "MBProgressHUD"
    case ihProgressHUD = "IHProgressHUD"
  }

  struct Row {
    let code: String
    /// The numbers of what is linked.
    let reports: [String]
    /// Each a `Suite.function`.
    let tests: [String]
  }

  static let path = "Tests/DEFECTS.md"

  let rows: [Library: [Row]]

  init(text: String) {
    var rows: [Library: [Row]] = [:]
    var library: Library?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        library = Library(rawValue: String(line.dropFirst(3)))
      } else if let library, let row = Row(line) {
        rows[library, default: []].append(row)
      }
    }
    self.rows = rows
  }

  subscript(code: DefectCode) -> Row? { rows[code.library]?.first { $0.code == code.code } }
}

extension DefectCatalogue.Row {
  /// Nil for the head of a table, and for what is none.
  fileprivate init?(_ line: Substring) {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 4, cells[0].wholeMatch(of: /[CD]?\d+/) != nil else { return nil }
    code = cells[0]
    reports = cells[2].matches(of: /#(\d+)\]/).map { String($0.1) }
    tests = cells[3].matches(of: /`(\w+Tests\.\w+)`/).map { String($0.1) }
  }
}
