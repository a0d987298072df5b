// SPDX-License-Identifier: MIT

import Testing

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
