// SPDX-License-Identifier: MIT

import Foundation

/// Apple's declarations, a row for each symbol: its path, the declaration, the platforms that have
/// it, its source, and how the module offers less.
struct DeclarationTable {
  struct Row {
    let path: String
    let declaration: Declaration
    let platforms: String
    let source: String
    let narrowings: Set<Comparison.Narrowing>
    let line: Int
  }

  let rows: [Row]

  init(_ text: String) {
    rows = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.isEmpty && !$0.element.hasPrefix("#") }
      .map { index, line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        func cell(_ index: Int) -> String { cells.count > index ? cells[index] : "" }
        return Row(
          path: cells[0], declaration: Declaration(cell(1)), platforms: cell(2), source: cell(3),
          narrowings: Set(
            cell(4).split(separator: " ")
              .compactMap { Comparison.Narrowing(rawValue: String($0)) }),
          line: index + 1)
      }
  }

  static func named(_ module: String) throws -> DeclarationTable {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Tables/\(module).tsv")
    return DeclarationTable(try String(contentsOf: file, encoding: .utf8))
  }
}

extension DeclarationTable.Row {
  /// Whether the source can be looked up: the page of Apple's documentation by module and symbol,
  /// the Swift interface of a module by its SDK, or, where Apple has no such symbol, the reason.
  /// A remark may follow the first two after a comma.
  var hasSource: Bool {
    source.wholeMatch(of: /documentation: \w+\/[\w.]+(\([\w:]*\))?(, .+)?/) != nil
      || source.wholeMatch(of: /interface: iOS \d+ SDK, \w+[\/ ][\w.]+(, .+)?/) != nil
      || source.wholeMatch(of: /linux: .+/) != nil
  }

  /// Whether the row says for iOS, Mac Catalyst, tvOS and visionOS which version has it first, and,
  /// after a hyphen, which deprecates it. A hyphen alone stands for a platform that lacks it.
  var hasPlatforms: Bool {
    let version = #/-|\d+\.\d+(-\d+\.\d+)?/#
    let cells = platforms.split(separator: " ", omittingEmptySubsequences: false)
    return cells.count == 4 && cells.allSatisfy { $0.wholeMatch(of: version) != nil }
  }
}
