// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What the facade offers is what the demo shows. Expected are the names that the facade's own
/// files declare, so that a new one without a row or a picture is found.
@Suite("The demo shows everything")
struct DemoCoverageTests {
  @Test func everyVerbAndProperty() throws {
    let offered = try Self.facade().flatMap {
      Self.names(in: $0, after: /public (?:static )?(?:var|let|func) (\w+)/)
    }
    #expect(offered.count > 60, "the facade was not found")
    let used = try Set(
      Self.demo().flatMap {
        Self.names(in: $0, after: /(?:StatusHUD|\$0|configuration|activity)\.(\w+)/)
      })
    #expect(offered.filter { !used.contains($0) } == [], "in no row and no picture")
  }

  @Test func everyOption() throws {
    let options = try Self.facade().filter { $0.name == "StatusHUD+Options.swift" }.flatMap {
      Self.names(in: $0, after: /^ +case (\w+)/)
    }
    #expect(options.count > 10, "the options were not found")
    let used = try Set(Self.demo().flatMap { Self.names(in: $0, after: /[ (]\.(\w+)/) })
    #expect(options.filter { !used.contains($0) } == [], "in no row and no picture")
  }

  private static func facade() throws -> [SourceFile] {
    try Repository.swiftFiles().filter { $0.path.hasPrefix("Sources/StatusHUD/StatusHUD") }
  }

  private static func demo() throws -> [SourceFile] {
    try Repository.swiftFiles().filter {
      $0.path.hasPrefix("DemoApp/App/") || $0.path.hasPrefix("DemoApp/Catalogue/")
    }
  }

  private static func names(
    in file: SourceFile, after pattern: Regex<(Substring, Substring)>
  ) -> [String] {
    file.code.flatMap { line in line.matches(of: pattern).map { String($0.output.1) } }
  }
}
