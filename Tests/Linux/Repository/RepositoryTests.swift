// SPDX-License-Identifier: MIT

import Testing

/// The expected value is always none: the rules are the house's, the files are this checkout's.
@Suite("House rules")
struct RepositoryTests {
  @Test("holds in every file", arguments: HouseRule.all)
  func rule(_ rule: HouseRule) throws {
    let files = try Repository.swiftFiles()
    #expect(files.count > 20, "the files of the repository were not found at \(Repository.root)")
    for violation in files.flatMap(rule.check) {
      Issue.record("\(violation)")
    }
  }

  /// A tenth of the files may be longer than 200 lines.
  @Test func nineInTenFilesAreShort() throws {
    let files = try Repository.swiftFiles()
    let long = files.filter { $0.lines.count > 200 }.map(\.path)
    #expect(long.count * 10 <= files.count, "longer than 200 lines: \(long)")
  }

  /// Properties whose reader has no name in these sources.
  private static let readElsewhere = [
    // What a client writes down for itself, and what a protocol of Apple's tells a client.
    "accessibilityIdentifier", "containerView", "targetTransform",
    // Compared by a synthesized `==`.
    "isBitmap",
    // An observation, which lasts as long as it is held.
    "transparencyObserver",
  ]

  @Test func everyStoredPropertyIsRead() throws {
    let files = try Repository.swiftFiles().filter { $0.path.hasPrefix("Sources/Linux/") }
    #expect(files.flatMap(StoredProperty.all).count > 300, "the properties were not found")
    for violation in HouseRule.unreadProperties(in: files) {
      if Self.readElsewhere.contains(where: { violation.message.contains("“\($0)”") }) { continue }
      Issue.record("\(violation)")
    }
  }

  @Test func nothingBuiltIsCommitted() throws {
    let built = Repository.trackedPaths().filter(isBuilt)
    #expect(built == [], "remove these from git: they are made by a build")
  }
}
