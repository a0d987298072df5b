// SPDX-License-Identifier: MIT

/// How a declaration here differs from Apple's.
struct Comparison: Equatable {
  /// How it offers less than Apple's, which a client that compiles here does not notice. Each has
  /// to stand in the row of the table.
  enum Narrowing: String, CaseIterable {
    /// Apple's can be overridden; members of extensions cannot be without Objective-C.
    case final
    /// A convenience initializer that is a designated one on Apple's systems.
    case convenience
    /// Apple's can be set as well.
    case readonly
    /// Parameters of Apple's that have defaults are left out.
    case parameters
    /// A default is missing, which a requirement of a Swift protocol cannot have.
    case defaults
    /// The superclass is an ancestor of the one Apple's has.
    case superclass
    /// A class method that makes the class where Apple's makes the subclass it is called on.
    case base
  }

  var errors: [String] = []
  var narrowings: Set<Narrowing> = []

  init(of here: Declaration, with apple: Declaration, supertypes: Supertypes = Supertypes()) {
    require(here.kind == apple.kind, "is a \(here.kind), not a \(apple.kind)")
    require(here.name == apple.name, "is called \(here.name), not \(apple.name)")
    if apple.type == "-> Self", here.has("static"), here.type != apple.type {
      narrowings.insert(.base)
    } else {
      require(here.type == apple.type, "has the type “\(here.type)”, not “\(apple.type)”")
    }
    for modifier in ["@MainActor", "static", "optional", "required", "weak"] {
      // Whether a reference is weak is of no interest to those who only read it.
      guard modifier != "weak" || here.isSettable && apple.isSettable else { continue }
      require(
        here.has(modifier) == apple.has(modifier),
        "is \(here.has(modifier) ? "" : "not ")\(modifier)")
    }
    compareAccess(here, apple)
    compareParameters(here, apple)
    if Supertypes.isType(here) { compareTypes(here, apple, supertypes) }
  }

  private mutating func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { errors.append(message()) }
  }

  private mutating func compareAccess(_ here: Declaration, _ apple: Declaration) {
    require(apple.has("open") || !here.has("open"), "is open")
    if apple.has("open"), !here.has("open"), here.kind != "init" { narrowings.insert(.final) }
    require(apple.isSettable || !here.isSettable, "can be set")
    if apple.isSettable, !here.isSettable { narrowings.insert(.readonly) }
    require(here.has("convenience") || !apple.has("convenience"), "is a designated initializer")
    if here.has("convenience"), !apple.has("convenience"), apple.kind == "init" {
      narrowings.insert(.convenience)
    }
  }

  private mutating func compareParameters(_ here: Declaration, _ apple: Declaration) {
    var ours = here.parameters ?? []
    for parameter in apple.parameters ?? [] {
      var undefaulted = parameter
      undefaulted.standard = nil
      if parameter == ours.first {
        ours.removeFirst()
      } else if undefaulted == ours.first {
        ours.removeFirst()
        narrowings.insert(.defaults)
      } else if parameter.standard != nil, !ours.contains(where: { $0.label == parameter.label }) {
        narrowings.insert(.parameters)
      } else {
        errors.append("has no parameter \(parameter)")
      }
    }
    require(ours.isEmpty, "has other parameters: \(ours)")
  }

  private mutating func compareTypes(
    _ here: Declaration, _ apple: Declaration, _ supertypes: Supertypes
  ) {
    // As all that is imported from Objective-C: code in Swift 5 that names no actor uses it.
    require(here.has("@preconcurrency") || !here.has("@MainActor"), "lacks @preconcurrency")
    let all = supertypes.all(of: apple)
    let extra = Set(here.inherited).subtracting(all)
    require(extra.isEmpty, "is \(extra.sorted()), which Apple's is not")
    if let superclass = here.superclass, superclass != apple.inherited.first, extra.isEmpty {
      narrowings.insert(.superclass)
    }
    // Objective-C's protocols are all of classes. This one is Swift's.
    if here.kind == "protocol", here.name != "UITraitDefinition" {
      require(here.isOfClasses, "can be adopted by a structure")
    }
  }
}

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
    if declaration.kind == "class", declaration.has("@MainActor") { open.append("Sendable") }
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      open += Self.implied[name] ?? declared[name] ?? []
    }
    return found
  }
}
