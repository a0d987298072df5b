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

  /// A row without a source that can be looked up proves nothing, and `.ci/check-apple` makes
  /// modules of the tables, for each platform with what it has.
  @Test(arguments: modules + ["AppleOnly"])
  func everyRowHasASourceAndPlatforms(table: String) throws {
    let rows = try DeclarationTable.named(table).rows
    for row in rows where !row.hasSource || !row.hasPlatforms {
      Issue.record("\(table).tsv:\(row.line): \(row.path)\t\(row.platforms)\t\(row.source)")
    }
    #expect(rows.count { $0.source.hasPrefix("linux") } <= 12, "Apple has no name for these")
  }
}
