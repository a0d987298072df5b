// SPDX-License-Identifier: MIT

import Testing

/// The expected code is what the Swift reference says is neither comment nor literal.
@Suite("Code scanner")
struct CodeScannerTests {
  @Test(arguments: [
    ("let a = 1 // fatalError(", "let a = 1 "),
    ("let a = \"@objc\" + b", "let a = \"\" + b"),
    ("let a = \"\\\"@objc\" + b", "let a = \"\" + b"),
    ("let a = #\"say \"@objc\"\"# + b", "let a = \"\" + b"),
    ("a /* b /* c */ d */ e", "a  e"),
    ("let url = \"http://a\"; b()", "let url = \"\"; b()"),
  ])
  func oneLine(text: String, code: String) {
    #expect(CodeScanner.codeLines(of: text) == [code])
  }

  @Test func literalOfSeveralLines() {
    let text = "let a = \"\"\"\n  #if os(Linux)\n  \"quoted\"\n  \"\"\"\n#if os(iOS)"
    #expect(CodeScanner.codeLines(of: text) == ["let a = \"", "", "", "\"", "#if os(iOS)"])
  }

  @Test func linesKeepTheirNumbers() {
    let file = SourceFile(path: "A.swift", text: "a\n/* b\nc */ d\n")
    #expect(file.lines.count == 3)
    #expect(file.code == ["a", "", " d"])
  }
}
