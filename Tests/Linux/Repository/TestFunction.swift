// SPDX-License-Identifier: MIT

/// A test as it stands in the sources.
struct TestFunction {
  let path: String
  let line: Int
  let suite: String
  let name: String
  /// The lines from `@Test` to the function, the title among them.
  let attributes: String

  var fullName: String { "\(suite).\(name)" }

  /// Read once for all questions.
  static let all = Result {
    try Repository.swiftFiles().filter { $0.path.hasPrefix("Tests/") }.flatMap(all)
  }

  static func all(in file: SourceFile) -> [TestFunction] {
    var tests: [TestFunction] = []
    var suite = ""
    var attributes: String?
    for (index, code) in file.code.enumerated() {
      // Suites stand at the margin.
      if let first = code.first, first != " ",
        let match = code.firstMatch(of: /\b(?:struct|class|enum|extension) (\w+)/)
      {
        suite = String(match.1)
      }
      if code.drop(while: { $0 == " " }).hasPrefix("@Test") { attributes = "" }
      guard let begun = attributes else { continue }
      let text = begun + file.lines[index] + "\n"
      attributes = text
      guard let match = code.firstMatch(of: /\bfunc (\w+)/) else { continue }
      tests.append(
        TestFunction(
          path: file.path, line: index + 1, suite: suite, name: String(match.1), attributes: text))
      attributes = nil
    }
    return tests
  }
}
