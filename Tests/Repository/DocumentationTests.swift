// SPDX-License-Identifier: MIT

import DemoCatalog
import Foundation
import StatusHUD
import TestSupport
import Testing

/// Tests/Snippets compiles and runs the code that the documentation shows.
@Suite struct DocumentationTests {
  @Test(arguments: ["", "DemoApp/", "Sources/Linux/", "Sources/StatusHUD/StatusHUD.docc/"])
  func everyLinkOfAPaperLeadsSomewhere(folder: String) throws {
    let text = try Repository.papers(in: folder).flatMap(\.lines).joined(separator: "\n")
    let links = text.matches(of: /\](?:\(|: )([^\s)#:]+)[)#\s]|(?:src|href)="([^"#:]+)["#]/)
      .compactMap { $0.1 ?? $0.2 }.map { folder + $0 }
    #expect(links.filter { !Repository.exists($0) } == [])
  }

  /// GitHub uses the first definition of a link. DocC leaves out the directive and uses the second.
  @Test func anArticleDefinesItsLinksForGitHubAndForDocC() throws {
    for article in try Repository.papers(in: "Sources/StatusHUD/StatusHUD.docc/") {
      let text = article.lines.joined(separator: "\n")
      let names = Set(text.matches(of: /\]\[(\w+)\]/).map(\.1)).sorted()
      let definitions =
        ["<!-- On GitHub:", "@Comment { -->"] + names.map { "[\($0)]: \($0).md" }
        + ["<!-- In DocC:", "} -->"] + names.map { "[\($0)]: doc:\($0)" }
      let block = article.lines.dropFirst(2).prefix { $0.contains(/^(<!--|@Comment|\[\w+\]:|\})/) }
      #expect(Array(block) == (names.isEmpty ? [] : definitions), "\(article.path)")
      // Dead on GitHub.
      #expect(article.lines.filter { $0.contains("](doc:") } == [], "\(article.path)")
    }
  }

  /// The first screen of the README leads to both commands.
  @Test func theReadmeBeginsWithTheCommands() throws {
    let readme = try Repository.file("README.md").lines
    let beginning = readme.prefix(40).joined(separator: "\n")
    #expect(["DemoApp/run", "Tests/run"].filter { !beginning.contains($0) } == [])
  }

  @Test func theTableOfSettingsHasEachNameAndDefault() throws {
    let symbols = try Toolchain.symbolGraphs(of: "StatusHUD").flatMap(\.symbols).map(\.path)
    let settings = Mirror(reflecting: StatusHUD.Configuration()).children.filter {
      symbols.contains("StatusHUD.Configuration.\($0.label ?? "")")
    }
    let article = try Repository.file("Sources/StatusHUD/StatusHUD.docc/Settings.md")
    let table = article.lines.compactMap { $0.firstMatch(of: /\| `(\w+)` \| (.+?) \| (.+) \|/) }
    #expect(table.map { String($0.1) }.sorted() == settings.compactMap(\.label).sorted())
    for row in table where row.2.hasPrefix("`") {
      let setting = settings.first { $0.label == String(row.1) }
      #expect(setting.map { Self.code($0.value) } == String(row.2), "\(row.1)")
    }
  }

  /// A default value as the table writes it.
  private static func code(_ value: Any) -> String {
    switch value {
    case let size as CGSize where size == .zero: "`.zero`"
    case let size as CGSize: "`\(Int(size.width)) × \(Int(size.height))`"
    case let point as CGPoint where point == .zero: "`.zero`"
    case let level as UIWindow.Level: "`\(Int(level.rawValue))`"
    case let number as any BinaryFloatingPoint: "`\(Double(number).formatted())`"
    case is Bool: "`\(value)`"
    default: "\(value)" == "nil" ? "`nil`" : "`.\(value)`"
    }
  }

  @Test func theListOfNotificationsIsWhole() throws {
    let names = try Toolchain.symbolGraphs(of: "StatusHUD").flatMap(\.symbols).map(\.path)
      .filter { $0.hasSuffix("Notification") }
    #expect(names.count == HUDNotification.all.count)
    let listed = HUDNotification.all.map(HUDNotification.shortName).map { $0.lowercased() }
    for name in names {
      let short = name.dropFirst("StatusHUD.".count).dropLast("Notification".count).lowercased()
      #expect(listed.contains(short), "\(name)")
    }
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

  /// The second column has the new code. The format of a test can differ.
  @Test func theCodeInTheTablesOfOldCallsIsInATest() throws {
    func compact(_ lines: [String]) -> String { lines.joined().filter { !$0.isWhitespace } }
    let article = "Sources/StatusHUD/StatusHUD.docc/MigratingFromOtherLibraries.md"
    let tests = try compact(Repository.files(in: "Tests/Snippets").flatMap(\.lines))
    let columns = try Repository.file(article).lines.map { $0.components(separatedBy: " | ") }
      .filter { $0.count > 1 }.map { $0[1] }
    let code = columns.flatMap { $0.matches(of: /`(.+?)`/).map { String($0.1) } }
    #expect(code.count > 100)
    #expect(code.filter { !tests.contains(compact([$0])) } == [])
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
      // A function can't contain an import.
      .map { $0.replacing("\nimport StatusHUD\n", with: "") }
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
