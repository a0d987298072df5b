// SPDX-License-Identifier: MIT

/// What the compiler writes about a module: its symbols and their relationships.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let accessLevel: String
    let declarationFragments: [Fragment]

    var path: String { pathComponents.joined(separator: ".") }

    /// Access first, then what the compiler prints.
    var text: String { accessLevel + " " + declarationFragments.map(\.spelling).joined() }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}
