// SPDX-License-Identifier: MIT

import LinuxUIKit
import TestSupport
import Testing

/// Every public symbol of the Linux frameworks is declared as Apple declares it. The expected
/// declarations stand in `Tables`, each with its source.
@Suite
struct AppleDeclarationsTests {
  private static let modules = ["LinuxCoreGraphics", "LinuxQuartzCore", "LinuxUIKit"]

  @Test(arguments: modules)
  func everySymbolIsDeclaredAsApplesIs(module: String) throws {
    let tables = Self.modules + ["AppleOnly"]
    let supertypes = Supertypes(try tables.map(DeclarationTable.named))
    let table = try DeclarationTable.named(module)
    let interface = Interface(try Toolchain.symbolGraphs(of: module))
    #expect(interface.members.count > 100, "the symbols of \(module) were not found")
    for difference in interface.differences(from: table, supertypes: supertypes) {
      Issue.record("\(module).tsv\(difference)")
    }
  }

  /// `.ci/check-apple` makes modules of the tables, for each platform with what it has.
  @Test(arguments: modules + ["AppleOnly"])
  func everyRowSaysWhichPlatformsHaveTheSymbol(table: String) throws {
    for row in try DeclarationTable.named(table).rows where !row.hasPlatforms {
      Issue.record("\(table).tsv:\(row.line): \(row.path) is for the platforms “\(row.platforms)”")
    }
  }

  /// A row without a source that can be looked up proves nothing.
  @Test(arguments: modules + ["AppleOnly"])
  func everyRowHasASource(module: String) throws {
    let rows = try DeclarationTable.named(module).rows
    let counts = Dictionary(grouping: rows, by: \.kindOfSource).mapValues(\.count)
    for row in rows where !row.hasSource {
      Issue.record("\(module).tsv:\(row.line): \(row.path) has the source “\(row.source)”")
    }
    let narrowed = rows.filter { !$0.narrowings.isEmpty }.count
    let sorted = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print("\(module): \(sorted.joined(separator: ", ")); narrower than Apple's \(narrowed)")
    #expect(counts["linux", default: 0] <= 12, "Apple has no name for these")
  }
}
