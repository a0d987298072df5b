// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What the documentation shows is code that a test compiles and runs: Tests/SnippetTests.
@Suite struct FenceTests {
  @Test func everySnippetIsRun() throws {
    let sources = try Repository.swiftFiles()
    let tests = sources.filter { $0.path.hasPrefix("Tests/SnippetTests/") }.flatMap(Self.tests)
    let documented =
      try Repository.articles() + sources.filter { $0.path.hasPrefix("Sources/StatusHUD/") }
    let fences = documented.flatMap(Fence.all)
    #expect(fences.count > 20, "the snippets were not found")
    for fence in fences where !fence.isOfManifest {
      let isRun = tests.contains { fence.stands(in: $0) && Self.expectsSomething($0) }
      #expect(
        isRun,
        "\(fence.path):\(fence.line): no test in Tests/SnippetTests runs it and expects something")
    }
  }

  /// Each test of a file, up to the next one.
  private static func tests(in file: SourceFile) -> [SourceFile] {
    let starts = file.code.indices.filter { file.code[$0].contains("@Test") }
    return zip(starts, starts.dropFirst() + [file.lines.count]).map { start, end in
      SourceFile(path: file.path, text: file.lines[start..<end].joined(separator: "\n"))
    }
  }

  private static func expectsSomething(_ test: SourceFile) -> Bool {
    test.code.contains { $0.contains("#expect(") || $0.contains("#require(") }
  }

  /// A snippet counts where it is run: in a test that expects something. In the sample, the first
  /// stands before all tests and the second in one that expects nothing.
  @Test func snippetsCountInTests() {
    let text = """
      func helper() { first() }
      @Test func a() {
        second()
      }
      @Test func b() {
        third()
        #expect(true)
      }
      """
    let tests = Self.tests(in: SourceFile(path: "a.swift", text: text))
    #expect(tests.map(\.lines.count) == [3, 4])
    #expect(tests.map(Self.expectsSomething) == [false, true])
  }

  private static let article = SourceFile(
    path: "a.md",
    text: """
      Text.

      ```swift
        StatusHUD.show()

          // deeper
      ```

      ```sh
      Tests/run
      ```

      ```swift
      .package(url: "a")
      ```
      """)

  /// The expected lines are counted in the sample.
  @Test func fencesOfArticles() {
    let fences = Fence.all(in: Self.article)
    #expect(fences.map(\.line) == [4, 14])
    #expect(fences.map(\.isOfManifest) == [false, true])
    #expect(fences.first?.lines == ["StatusHUD.show()", "", "  // deeper"])
  }

  @Test func fencesOfDocComments() {
    let text = """
      /// Text.
      ///
      /// ```swift
      /// a {
      ///
      ///   b
      /// }
      /// ```
      func c() {
        // ```swift
        // no documentation
        // ```
      }
      """
    let fences = Fence.all(in: SourceFile(path: "a.swift", text: text))
    #expect(fences.map(\.lines) == [["a {", "", "  b", "}"]])
    #expect(fences.map(\.line) == [4])
  }

  @Test(arguments: [
    ("StatusHUD.show()\n\n  // deeper", true),
    ("  {\n    StatusHUD.show()\n\n      // deeper\n}", true),
    ("StatusHUD.show()\n// deeper", false), ("StatusHUD.show()\n\n    // deeper", false),
    ("a.StatusHUD.show()\n\n  // deeper", false), ("StatusHUD.show()", false), ("", false),
  ])
  func fencesAreFound(source: String, stands: Bool) throws {
    let fence = try #require(Fence.all(in: Self.article).first)
    #expect(fence.stands(in: SourceFile(path: "b.swift", text: source)) == stands)
  }
}
