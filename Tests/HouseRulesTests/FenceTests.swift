// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What the documentation shows is code that a test compiles and runs: Tests/SnippetTests.
@Suite struct FenceTests {
  @Test func everySnippetIsRun() throws {
    let sources = try Repository.swiftFiles()
    let snippets = sources.filter { $0.path.hasPrefix("Tests/SnippetTests/") }
    let documented =
      try Repository.articles()
      + sources.filter { $0.path.hasPrefix("Sources/StatusHUD/") }
    let fences = documented.flatMap(Fence.all)
    #expect(fences.count > 10, "the snippets were not found")
    for fence in fences where !fence.isOfManifest {
      if snippets.contains(where: fence.stands) { continue }
      Issue.record("\(fence.path):\(fence.line): no test in Tests/SnippetTests runs this snippet")
    }
  }

  /// A snippet that stands in a test proves something only if that test expects something.
  @Test func everySnippetTestExpectsSomething() throws {
    let files = try Repository.swiftFiles().filter { $0.path.hasPrefix("Tests/SnippetTests/") }
    for file in files {
      let starts = file.code.indices.filter { file.code[$0].contains("@Test") }
      for (start, end) in zip(starts, starts.dropFirst() + [file.code.count]) {
        let test = file.code[start..<end]
        #expect(
          test.contains { $0.contains("#expect(") || $0.contains("#require(") },
          "\(file.path):\(start + 1): nothing is expected here")
      }
    }
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
