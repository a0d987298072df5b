// SPDX-License-Identifier: MIT

import Testing

/// The comparison fails where a client could compile here only, and says so where it offers less.
/// The expected numbers are read off the samples.
@Suite
struct ComparisonTests {
  private func compare(_ here: String, _ apple: String) -> Comparison {
    Comparison(of: Declaration(here), with: Declaration(apple))
  }

  /// Ours, then Apple's.
  @Test(arguments: [
    ("open func a()", "public func a()"), ("public var a: Int", "public let a: Int"),
    ("public func a()", "@MainActor public func a()"),
    ("@MainActor public func a()", "public func a()"),
    ("public func a(b: Int)", "public func a(c: Int)"),
    ("public func a(b: Int = 0)", "public func a(b: Int)"),
    ("public func a(b: Int)", "public func a()"), ("public func a()", "public func a(b: Int)"),
    ("public let a: Int", "public let a: Int?"), ("public let a: A!", "public let a: A?"),
    ("public static let a: Int", "public let a: Int"), ("public struct A", "public class A"),
    ("public struct A : Hashable", "public struct A : Equatable"),
    ("public class A : Sendable", "public class A"),
    ("public protocol A", "public protocol A"),
    ("@MainActor public class A", "@MainActor public class A"),
    ("public optional func a()", "public func a()"),
    ("public func a()", "public optional func a()"),
    ("public required init()", "public init()"), ("public init()", "public convenience init()"),
    ("public weak var a: A?", "public var a: A?"),
  ])
  func whatCompilesOnlyHereIsAnError(here: String, apple: String) {
    #expect(compare(here, apple).errors != [])
  }

  @Test(arguments: [
    ("public func a()", "open func a()", Comparison.Narrowing.final),
    ("public convenience init()", "public init()", .convenience),
    ("public let a: Int", "public var a: Int", .readonly),
    ("public func a(c: Int)", "public func a(b: Int = 0, c: Int)", .parameters),
    ("public func a(b: Int)", "public func a(b: Int = 0)", .defaults),
    ("public class func a() -> A", "public class func a() -> Self", .base),
  ])
  func whatApplesOffersMoreOfIsANarrowing(
    here: String, apple: String, narrowing: Comparison.Narrowing
  ) {
    let comparison = compare(here, apple)
    #expect(comparison.errors == [])
    #expect(comparison.narrowings == [narrowing])
  }

  @Test func supertypesAreThoseOfApplesSupertypesToo() {
    let table = DeclarationTable(
      """
      View\t@MainActor open class View : NSObject, Drawing
      Label\t@MainActor open class Label : View
      """)
    var label = Declaration("@MainActor @preconcurrency open class Label")
    label.inherited = ["View", "Drawing", "Hashable", "Sendable"]
    label.superclass = "View"
    let supertypes = Supertypes([table])
    let apple = table.rows[1].declaration
    #expect(Comparison(of: label, with: apple, supertypes: supertypes).errors == [])
    label.inherited.append("NSCopying")
    #expect(Comparison(of: label, with: apple, supertypes: supertypes).errors.count == 1)
    label.inherited.removeLast()
    label.superclass = "NSObject"
    #expect(
      Comparison(of: label, with: apple, supertypes: supertypes).narrowings == [.superclass])
  }

  @Test func missingAndStaleRowsAreDifferences() {
    var interface = Interface([])
    for (path, text) in [("A", "public class A"), ("b()", "public func b()")] {
      interface.members.append(.init(path: path, text: text, declaration: Declaration(text)))
    }
    func differences(_ rows: String...) -> Int {
      interface.differences(
        from: DeclarationTable(rows.joined(separator: "\n")), supertypes: Supertypes()
      ).count
    }
    let (type, function) = ("A\tpublic class A\t\tlinux", "b()\tpublic func b()\t\tlinux")
    #expect(differences(type, function) == 0)
    #expect(differences(type) == 1, "a symbol without a row")
    #expect(differences(type, function, "c()\tpublic func c()") == 1, "a row without a symbol")
    #expect(differences(type, "b()\tpublic func b(c: Int)") == 1, "another declaration")
    #expect(differences(type, "b()\topen func b()") == 1, "narrower than the row says")
    #expect(differences(type, function + "\tfinal") == 1, "as wide as the row denies")
  }
}
