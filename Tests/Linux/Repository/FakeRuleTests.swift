// SPDX-License-Identifier: MIT

import Testing

/// The rules against what is there for show can fail, and fail on the right line. The expected
/// lines are counted in the samples.
@Suite("House rules against fakes, on samples")
struct FakeRuleTests {
  private func file(_ text: String, at path: String = "Sources/Linux/UIKit/A.swift") -> SourceFile {
    SourceFile(path: path, text: text)
  }

  private func unread(_ texts: String...) -> [Int] {
    HouseRule.unreadProperties(in: texts.map { file($0) }).map(\.line)
  }

  @Test(arguments: [
    "var a: Int { get { 1 } set {} }", "var a: Int { get { 1 } set { } }",
    "var a: Int { get { 1 } set(new) {} }", "var a: Int { get { 1 } set { /* later */ } }",
  ])
  func emptySetters(code: String) {
    #expect(HouseRule.setters.check(file("\n" + code)).map(\.line) == [2])
    #expect(HouseRule.setters.check(file(code, at: "Tests/ATests/A.swift")) == [])
  }

  @Test(arguments: [
    "var a: Int { get { 1 } set { b = newValue } }", "func set() {}", "func set(a: Int) {}",
    "func reset() {}", "struct A {}", "\"set {}\"", "// set {}",
  ])
  func otherBrackets(code: String) {
    #expect(HouseRule.setters.check(file(code)) == [])
  }

  @Test(arguments: [
    "var a = 1", "private var a: Int?", "let a: Int", "static var a = 1", "weak var a: A?",
    "public var a = 1", "open var a: Int {\ndidSet { b() }\n}", "var a = 1 // a", "var a = \"a\"",
    "var a = { 1 }()",
  ])
  func unreadProperty(code: String) {
    #expect(unread("struct B {\n" + code + "\n}") == [2])
    #expect(unread("extension B {\nstruct C {\n" + code + "\n}\n}") == [3])
  }

  /// None of these reads it.
  @Test(arguments: [
    "func b() { a = 1 }", "func b() { self.a = 1 }", "init(a: Int) { self.a = a }",
    "func b() { c(a: 1) }", "func b() { let a = 1 }",
  ])
  func writes(code: String) {
    #expect(unread("struct B {\nvar a: Int\n" + code + "\n}") == [2])
  }

  @Test(arguments: [
    "func b() { c(a) }", "func b() -> Int { a }", "func b() { c = self.a }",
    "func b() { if a == 1 {} }", "func b() -> String { \"\\(a)\" }", "var b: Int { a }",
  ])
  func reads(code: String) {
    #expect(unread("struct B {\nvar a: Int\n" + code + "\n}") == [])
    #expect(unread("struct B {\nvar a: Int\n}", "extension B {\n" + code + "\n}") == [])
    #expect(
      unread("struct B {\nprivate var a: Int\n}", "extension B {\n" + code + "\n}") == [2],
      "another file cannot read what is private")
  }

  @Test(arguments: [
    "var a: Int { 1 }", "var a: Int {\nget { 1 }\n}", "func b() { var a = 1 }",
    "public static let a = 1", "public let a: Int", "public internal(set) var a: Int",
    "func b() {\nlet a = 1\n}", "case a",
  ])
  func otherDeclarations(code: String) {
    #expect(unread("enum B {\n" + code + "\n}") == [])
  }
}
