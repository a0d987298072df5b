// SPDX-License-Identifier: MIT

import TestSupport

/// The public symbols of a module, each as a declaration.
struct Interface {
  struct Member {
    let path: String
    let text: String
    var declaration: Declaration
  }

  var members: [Member] = []

  init(_ graphs: [SymbolGraph]) {
    let symbols = graphs.flatMap(\.symbols).filter {
      !$0.identifier.precise.contains("::SYNTHESIZED::")
    }
    let relationships = graphs.flatMap(\.relationships)
    let names = Dictionary(
      symbols.map { ($0.identifier.precise, $0.path) }, uniquingKeysWith: { first, _ in first })
    let inherited = Self.supertypes(["conformsTo", "inheritsFrom"], relationships, names)
    let superclasses = Self.supertypes(["inheritsFrom"], relationships, names)
    let defaults = Set(relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.source))
    let optional = Set(relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))

    for symbol in symbols where !defaults.contains(symbol.identifier.precise) {
      // Access first, then what the compiler prints.
      let text = "\(symbol.accessLevel) \(symbol.declaration)"
      var declaration = Declaration(text)
      // What it overrides has a row, and the compiler sees to it that this is the same.
      if declaration.has("override"), !declaration.isSettable { continue }
      if optional.contains(symbol.identifier.precise) { declaration.modifiers.insert("optional") }
      if Supertypes.isType(declaration) {
        // What stands after a protocol's colon is not all a relationship: AnyObject is none.
        declaration.inherited += inherited[symbol.identifier.precise] ?? []
        declaration.superclass = superclasses[symbol.identifier.precise]?.first
      }
      members.append(Member(path: symbol.path, text: text, declaration: declaration))
    }
  }

  /// The supertypes by precise identifier, without those that every type has.
  private static func supertypes(
    _ kinds: [String], _ relationships: [SymbolGraph.Relationship], _ names: [String: String]
  ) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for relationship in relationships where kinds.contains(relationship.kind) {
      let name = names[relationship.target] ?? relationship.targetFallback ?? relationship.target
      let parts = name.split(separator: ".").map(String.init)
      // A name of another module has that module's name in front.
      let isForeign = names[relationship.target] == nil && parts.count > 1
      let local = isForeign ? parts.dropFirst().joined(separator: ".") : name
      if !["SendableMetatype", "Copyable", "Escapable"].contains(local) {
        result[relationship.source, default: []].append(local)
      }
    }
    return result
  }
}

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
        if !member.declaration.has("override") {
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
