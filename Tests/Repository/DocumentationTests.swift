// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Tests/Snippets compiles and runs the code that the documentation shows.
@Suite struct DocumentationTests {
  @Test(arguments: ["", "DemoApp/", "Sources/Linux/", "Sources/StatusHUD/StatusHUD.docc/"])
  func everyLinkOfAPaperLeadsSomewhere(folder: String) throws {
    let text = try Repository.papers(in: folder).flatMap(\.lines).joined(separator: "\n")
    let links = text.matches(of: /\]\(([^)#:]+)[)#]|src="([^":]+)"/)
      .compactMap { $0.1 ?? $0.2 }.map { folder + $0 }
    #expect(links.filter { !Repository.exists($0) } == [])
  }

  /// The first screen of the README leads to both commands.
  @Test func theReadmeBeginsWithTheCommands() throws {
    let readme = try Repository.file("README.md").lines
    let beginning = readme.prefix(40).joined(separator: "\n")
    #expect(["DemoApp/run", "Tests/run"].filter { !beginning.contains($0) } == [])
  }

  @Test func thePageOfThePublicInterfaceHasEverySignature() throws {
    let page = try Repository.file("Sources/StatusHUD/StatusHUD.docc/PublicInterface.md")
    let symbols = try Toolchain.symbolGraphs(of: "StatusHUD").flatMap(\.symbols)
      .filter { $0.pathComponents.count > 1 }.map(Self.signature)
    // The page says that these are left out.
    let signatures = symbols.filter {
      !$0.hasPrefix("override ") && !$0.hasPrefix("required init")
        && !$0.hasPrefix("static func ==")
        && !$0.contains(#/^(final class|struct|enum) /#)
    }
    #expect(signatures.count > 150)
    let written = Self.signatures(on: page)
    #expect(Set(signatures).subtracting(written).sorted() == [])
    #expect(written.subtracting(signatures).sorted() == [])
  }

  /// A declaration as the page writes it.
  private static func signature(of symbol: SymbolGraph.Symbol) -> String {
    let isOnMainActor = !symbol.path.hasPrefix("StatusHUD.")
    return symbol.declaration
      .replacing("@MainActor @preconcurrency ", with: "@MainActor ")
      .replacing("@MainActor ", with: isOnMainActor ? "" : "@MainActor ", maxReplacements: 1)
      .replacing("StatusHUD.", with: "").replacing(" { get set }", with: "")
  }

  /// The signatures of the library on the page. A line that begins with spaces continues another, and
  /// the cases of an enumeration share a line.
  private static func signatures(on page: File) -> Set<String> {
    let blocks = page.lines.prefix { $0 != "## StatusHUDSwiftUI" }
      .joined(separator: "\n").components(separatedBy: "\n```").enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    let lines = blocks.joined(separator: "\n").replacing("\n    ", with: " ")
      .components(separatedBy: "\n")
    return Set(
      lines.flatMap { line in
        line.hasPrefix("case ")
          ? line.dropFirst(5).components(separatedBy: ", ").map { "case " + $0 } : [line]
      }.filter { !$0.isEmpty && !$0.contains(#/^(final class|class|protocol|enum) /#) })
  }

  @Test func everySnippetIsRunByATest() throws {
    let tests = try Repository.files(in: "Tests/Snippets").flatMap { Self.tests(in: $0) }
    let library = "Sources/StatusHUD"
    let documents =
      try [Repository.file("README.md")] + Repository.files(in: library, ending: ".md")
      + Repository.files(in: library)
    let snippets = documents.flatMap { Self.snippets(in: $0) }
    #expect(snippets.count > 20)
    let unproved = snippets.filter { snippet in !tests.contains { $0.contains(snippet) } }
    #expect(unproved == [])
  }

  /// The code of each test that expects something, with no indentation.
  private static func tests(in file: File) -> [String] {
    let code = "\n" + file.lines.map(\.trimmed).joined(separator: "\n")
    return code.components(separatedBy: "\n@Test").dropFirst().filter { $0.contains("#expect(") }
  }

  /// The blocks of Swift in an article or in doc comments, with no indentation.
  private static func snippets(in file: File) -> [String] {
    let text = file.path.hasSuffix(".md") ? file.lines : file.lines.compactMap(\.documentation)
    let blocks = ("\n" + text.map(\.trimmed).joined(separator: "\n") + "\n")
      .components(separatedBy: "\n```swift\n").dropFirst()
      .map { "\n" + $0.components(separatedBy: "\n```\n")[0] + "\n" }
    // No source of ours can hold a line of somebody's manifest.
    return blocks.filter { !$0.contains(".package(") }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }

  /// What a line of a doc comment says.
  fileprivate var documentation: String? {
    trimmed.hasPrefix("///") ? String(trimmed.dropFirst(3)) : nil
  }
}

/// `Tests/DEFECTS.md` names the tests that show what it says.
@Suite struct DefectTableTests {
  @Test func everyTestThatIsNamedExists() throws {
    let table = try Repository.file("Tests/DEFECTS.md").lines.joined()
    let named = Set(table.matches(of: /`(\w+Tests\.\w+)`/).map { String($0.1) })
    #expect(named.count > 100)
    let existing = try Set(Repository.files(in: "Tests").flatMap(Self.tests))
    #expect(named.subtracting(existing).sorted() == [])
  }

  /// As `Suite.function`. Suites stand at the margin.
  private static func tests(in file: File) -> [String] {
    var tests: [String] = []
    var suite: Substring = ""
    var isTest = false
    for line in file.lines {
      if line.hasPrefix(" ") {
        isTest = isTest || line.contains("@Test")
        guard isTest, let match = line.firstMatch(of: /func (\w+)/) else { continue }
        tests.append("\(suite).\(match.1)")
        isTest = false
      } else if let match = line.firstMatch(of: /(?:struct|class|enum|extension) (\w+)/) {
        suite = match.1
      }
    }
    return tests
  }
}
