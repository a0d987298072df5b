// SPDX-License-Identifier: MIT

/// The supertypes of a type: from Apple's declarations, and those that Swift and Foundation add.
struct Supertypes {
  /// The supertypes that the tables name, by the path of the type.
  var declared: [String: [String]] = [:]

  private static let implied: [String: [String]] = [
    "NSObject": [
      "NSObjectProtocol", "Hashable", "CVarArg", "CustomStringConvertible",
      "CustomDebugStringConvertible",
    ],
    "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Codable": ["Decodable", "Encodable"],
    "OptionSet": ["RawRepresentable", "SetAlgebra", "ExpressibleByArrayLiteral", "Equatable"],
    "NSSecureCoding": ["NSCoding"], "Error": ["Sendable"],
    // These have no row: there is nothing of them here.
    "UIGraphicsRenderer": ["NSObject"], "UIGraphicsRendererContext": ["NSObject"],
    "UIGraphicsRendererFormat": ["NSObject", "NSCopying"],
    // An enumeration with raw values.
    "Int": ["RawRepresentable", "Hashable"], "Int32": ["RawRepresentable", "Hashable"],
    "UInt32": ["RawRepresentable", "Hashable"],
  ]

  init(_ tables: [DeclarationTable] = []) {
    for row in tables.flatMap(\.rows) where Self.isType(row.declaration) {
      declared[row.path] = row.declaration.inherited
    }
  }

  static func isType(_ declaration: Declaration) -> Bool {
    ["class", "struct", "enum", "protocol"].contains(declaration.kind)
  }

  /// Everything that follows from what stands in a declaration.
  func all(of declaration: Declaration) -> Set<String> {
    var found: Set<String> = []
    var open = declaration.inherited
    // A class on an actor can be sent, and so can one that inherits from it.
    if declaration.kind == "class", declaration.isOnMainActor { open.append("Sendable") }
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      open += Self.implied[name] ?? declared[name] ?? []
    }
    return found
  }
}
