// SPDX-License-Identifier: MIT

import Foundation

/// The symbols of an old library's header.
struct Header: CustomStringConvertible {
  struct Symbol {
    let objectiveC: String
    let swift: String
    let kind: String

    /// Swift that compiles if there is such a symbol.
    var use: String {
      let names = swift.split(separator: ".")
      let (owner, name) = (names.dropLast().joined(separator: "."), names[names.count - 1])
      return switch kind {
      case "class", "enum", "protocol", "typealias": "_ = \(swift).self"
      case "property", "method": "_ = { (it: \(owner)) in it.\(name) }"
      default: "_ = \(swift)"
      }
    }
  }

  static let svProgressHUD = Header(description: "SVProgressHUD")
  static let mbProgressHUD = Header(description: "MBProgressHUD")

  let description: String

  /// A file that uses the old library as apps do.
  func forms(_ suffix: String = "") -> URL {
    Compiler.folder.appendingPathComponent("Forms/\(self)Forms\(suffix).swift")
  }

  func symbols() throws -> [Symbol] {
    try String(
      contentsOf: Compiler.folder.appendingPathComponent("Tables/\(self).tsv"), encoding: .utf8
    ).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      let columns = $0.split(separator: "\t").map(String.init)
      return Symbol(objectiveC: columns[0], swift: columns[1], kind: columns[2])
    }
  }
}
