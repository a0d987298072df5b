// SPDX-License-Identifier: MIT

import Testing

/// The expected values are read off the samples.
@Suite
struct DeclarationTests {
  @Test func aDeclarationIsTakenApart() {
    let sample = Declaration(
      "@MainActor open class func animate(withDuration duration: TimeInterval, "
        + "options: UIView.AnimationOptions = [], done: ((Bool, Int) -> Void)? = nil) -> [A : B]")
    #expect(sample.kind == "func" && sample.name == "animate" && sample.type == "-> [A: B]")
    #expect(sample.isOpen && sample.isOnMainActor && sample.isStatic)
    #expect(
      sample.parameters?.map(\.description) == [
        "withDuration: TimeInterval", "options: UIView.AnimationOptions = []",
        "done: ((Bool, Int) -> Void)? = nil",
      ])
  }

  @Test(arguments: [
    ("public let a: Int", "public var a: Int { get }"),
    ("public var a: Int", "public var a: Int { get set }"),
    ("public class var a: Int { get }", "public static let a: Int"),
    ("public class func a()", "public static func a()"),
    ("public func a(_ one: [Int : Any])", "@discardableResult public func a(_ other: [Int: Any])"),
    (
      "public nonisolated static let `default`: NSNotification.Name",
      "public static let default: Notification.Name"
    ),
    ("public init?(coder: NSCoder)", "public required init?(coder: NSCoder)"),
    (
      "public static func < (lhs: A, rhs: A) -> Bool",
      "public static func <(lhs: A, rhs: A) -> Bool"
    ),
  ])
  func spellingsThatMeanTheSameAreEqual(one: String, other: String) {
    #expect(Declaration(one) == Declaration(other))
  }

  @Test(arguments: [
    ("public var a: Int", "public let a: Int"), ("public let a: Int", "public let a: Int?"),
    ("public let a: Int!", "public let a: Int?"), ("open func a()", "public func a()"),
    ("public func a()", "@MainActor public func a()"),
    ("public func a()", "public static func a()"),
    ("public func a(b: Int)", "public func a(_ b: Int)"),
    ("public func a(b: Int)", "public func a(b: Int = 0)"),
    ("public func a(b: @escaping () -> Void)", "public func a(b: () -> Void)"),
    ("public func a() throws", "public func a()"), ("public init()", "public init?()"),
    ("public init()", "public convenience init()"), ("weak var a: A?", "var a: A?"),
    ("optional func a()", "func a()"), ("class A", "struct A"), ("class A : B", "class A"),
  ])
  func whatACallerNoticesIsDifferent(one: String, other: String) {
    #expect(Declaration(one) != Declaration(other))
  }

  @Test(arguments: [
    "documentation: UIKit/UIView", "documentation: UIKit/UIPress.Phase",
    "documentation: UIKit/UIGraphicsPushContext(_:)",
    "documentation: UIKit/UIKeyboardHIDUsage, whose CFIndex is Int",
    "interface: iOS 26 SDK, UIKit/UIView", "interface: iOS 14 SDK, UIKit overlay",
    "linux: there is no CoreFoundation",
  ])
  func aSourceThatCanBeLookedUpIsOne(text: String) throws {
    #expect(try #require(DeclarationTable("A\tclass A\t\t\(text)").rows.first).hasSource)
  }

  @Test(arguments: [
    "", "knowledge", "documentation", "documentation: UIKit", "interface", "linux:",
  ])
  func whatSomebodyKnowsIsNoSource(text: String) throws {
    #expect(try !#require(DeclarationTable("A\tclass A\t\t\(text)").rows.first).hasSource)
  }

  @Test(arguments: [
    ("2.0 13.1 9.0 1.0", true), ("7.0 13.1 - 1.0-1.0", true), ("- - - -", true), ("", false),
    ("2.0 13.1 9.0", false), ("2 13.1 9.0 1.0", false), ("2.0  13.1 9.0 1.0", false),
  ])
  func platformsAreFourVersions(text: String, areFour: Bool) throws {
    let row = try #require(DeclarationTable("A\tclass A\t\(text)").rows.first)
    #expect(row.hasPlatforms == areFour)
  }
}
