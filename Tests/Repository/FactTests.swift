// SPDX-License-Identifier: MIT

import Testing

/// A test of what the library believes of UIKit names code that exists.
@Suite struct FactTests {
  @Test func theCodeThatReliesOnAFactExists() throws {
    let tests = try Repository.files(in: "Tests/Conformance/App").map { $0.lines.joined() }
    let names = tests.flatMap { $0.matches(of: /\.usedBy\(([^)]*)\)/) }
      .flatMap { $0.1.matches(of: /"(\w+)(?:\.(\w+))?"/) }
    let sources = try ["Sources/StatusHUD", "Sources/StatusHUDSwiftUI"]
      .flatMap { try Repository.files(in: $0) }.map { $0.lines.joined(separator: "\n") }
    let missing = try names.filter { name in
      let type = try Regex("(class|struct|enum|extension) \\Q\(name.1)\\E\\b")
      let keyword = name.2 == "init" ? "" : "(func|var|let|class|struct|enum|extension) "
      let member = try Regex("\(keyword)\\Q\(name.2 ?? name.1)\\E\\b")
      return !sources.contains { $0.contains(type) && $0.contains(member) }
    }
    #expect(names.count > 40)
    #expect(missing.map(\.0) == [])
  }
}
