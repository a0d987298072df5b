// SPDX-License-Identifier: MIT

extension Interface {
  /// How the interface and the table differ, with the line of the table where there is one.
  func differences(from table: DeclarationTable, supertypes: Supertypes) -> [String] {
    var rows = Dictionary(grouping: table.rows, by: \.path)
    var differences: [String] = []
    for member in members {
      var comparison: (row: DeclarationTable.Row, index: Int, result: Comparison)?
      // Overloads have one path; each is compared with the row that it comes nearest to.
      for (index, row) in (rows[member.path] ?? []).enumerated() {
        let result = Comparison(
          of: member.declaration, with: row.declaration, supertypes: supertypes)
        if comparison.map({ result.errors.count < $0.result.errors.count }) ?? true {
          comparison = (row, index, result)
        }
      }
      guard let (row, index, result) = comparison else {
        // What it overrides has a row.
        if !member.declaration.isOverride {
          differences.append(": no row for \(member.path)\t\(member.text)")
        }
        continue
      }
      rows[member.path]?.remove(at: index)
      for error in result.errors {
        differences.append(":\(row.line): \(member.path) \(error)")
      }
      if result.narrowings != row.narrowings {
        let found = result.narrowings.map(\.rawValue).sorted().joined(separator: " ")
        differences.append(":\(row.line): \(member.path) is narrower in “\(found)”")
      }
    }
    for row in rows.values.flatMap({ $0 }).sorted(by: { $0.line < $1.line }) {
      differences.append(":\(row.line): no symbol \(row.path)")
    }
    return differences
  }
}
