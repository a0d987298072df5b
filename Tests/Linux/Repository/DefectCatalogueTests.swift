// SPDX-License-Identifier: MIT

import Testing

/// Codes of defects, in the names, titles and comments of tests, are those of `Tests/DEFECTS.md`,
/// and what that says about tests is so.
@Suite struct DefectCatalogueTests {
  private func catalogue() throws -> DefectCatalogue {
    DefectCatalogue(text: try Repository.text(of: DefectCatalogue.path))
  }

  private func tests() throws -> [TestFunction] {
    let tests = try TestFunction.all.get()
    try #require(tests.count > 1000, "the tests were not found")
    return tests
  }

  private func numbers(_ letter: String, _ count: Int) -> [String] {
    (1...count).map { letter + "\($0)" }
  }

  @Test func noNumberIsLeftOut() throws {
    let codes = try catalogue().rows.mapValues { $0.map(\.code) }
    #expect(codes[.svProgressHUD] == numbers("", 54) + numbers("C", 25))
    #expect(codes[.mbProgressHUD] == numbers("", 58) + numbers("D", 26))
    #expect(codes[.ihProgressHUD] == numbers("", 16))
  }

  @Test func everyRowNamesTestsThatExist() throws {
    let existing = try Set(tests().map(\.fullName))
    for (library, rows) in try catalogue().rows {
      for row in rows {
        #expect(!row.tests.isEmpty, "\(library.rawValue) \(row.code) names no test")
        let missing = row.tests.filter { !existing.contains($0) }
        #expect(missing == [], "\(library.rawValue) \(row.code) names what does not exist")
      }
    }
  }

  @Test func everyTestThatCarriesACodeStandsInItsRow() throws {
    let catalogue = try catalogue()
    var count = 0
    for test in try tests() {
      let codes = Set(DefectCode.named(by: test.name, in: test.suite))
        .union(DefectCode.mentioned(in: test.attributes, of: test.suite))
      for code in codes {
        count += 1
        let row = catalogue[code]
        #expect(
          row?.tests.contains(test.fullName) == true,
          "\(test.path):\(test.line): \(test.fullName) is missing in the row of \(code)")
        guard let report = DefectCode.report(namedBy: test.name) else { continue }
        #expect(row?.reports.contains(report) == true, "\(code) has no report \(report)")
      }
    }
    #expect(count > 150, "the codes were not found")
  }

  @Test(arguments: ["StatusHUDTests", "StatusHUDScreenTests", "HouseRulesTests"])
  func everyCodeInProseHasItsRow(folder: String) throws {
    let catalogue = try catalogue()
    let files = try Repository.swiftFiles().filter { $0.path.hasPrefix("Tests/\(folder)/") }
    #expect(!files.isEmpty)
    for file in files {
      for (index, line) in file.lines.enumerated() where line.contains("// ") {
        let unknown = DefectCode.mentioned(in: line, of: file.name).filter { catalogue[$0] == nil }
        #expect(unknown == [], "\(file.path):\(index + 1) speaks of a row that does not exist")
      }
    }
  }

  /// Expected: what the names say to a reader who knows the first paragraphs of the tables.
  @Test func namesAndSentencesAreRead() {
    func named(_ name: String, _ suite: String = "MaskTests") -> [String] {
      DefectCode.named(by: name, in: suite).map(\.description)
    }
    #expect(named("row23AForcedStyleIsItself") == ["SVProgressHUD 23"])
    #expect(named("row35C17TheRing") == ["SVProgressHUD 35", "SVProgressHUD C17"])
    #expect(named("row36_535ItIsModal", "HUDViewTouchTests") == ["MBProgressHUD 36"])
    #expect(named("row58_JG128AChange", "HUDViewTests") == ["MBProgressHUD 58"])
    #expect(named("c14AChange") == ["SVProgressHUD C14"])
    #expect(named("defectC4The", "HUDViewTests") == ["SVProgressHUD C4"])
    #expect(named("defectD19AHugeOffset") == ["MBProgressHUD D19"])
    #expect(named("port2AMessage") == ["IHProgressHUD 2"])
    for name in ["cornersAreRound", "rowsAre16", "row2by2", "defects", "portrait", "c4"] {
      #expect(named(name) == [], "\(name)")
    }
    func mentioned(_ text: String) -> [String] {
      DefectCode.mentioned(in: text, of: "MaskTests").map(\.description).sorted()
    }
    #expect(mentioned("Rows 16, C25: a") == ["SVProgressHUD 16", "SVProgressHUD C25"])
    #expect(mentioned("C17, and row 35") == ["SVProgressHUD 35", "SVProgressHUD C17"])
    #expect(
      mentioned("Rows 1 and 17, on D9") == [
        "MBProgressHUD D9", "SVProgressHUD 1", "SVProgressHUD 17",
      ])
    #expect(mentioned("16 rows, 4 columns of rows") == [])
    #expect(DefectCode.report(namedBy: "row58_JG128AChange") == "128")
    #expect(DefectCode.report(namedBy: "row58AChange") == nil)
  }

  /// Expected: the two tests of the sample, and not the function that is none.
  @Test func testsAreFound() {
    let text = """
      @Suite("Masks") struct MaskTests {
        private func help() {}
        @Test("Row 27: a", arguments: [1])
        func one(_ number: Int) { let a = "@Test func no() {}" }
        func help(_ number: Int) {}
      }
      extension HUDViewTests {
        @Test mutating func two() {}
      }
      """
    let tests = TestFunction.all(in: SourceFile(path: "Tests/A.swift", text: text))
    #expect(tests.map(\.fullName) == ["MaskTests.one", "HUDViewTests.two"])
    #expect(tests.map(\.line) == [4, 8])
    #expect(tests.map { $0.attributes.contains("Row 27") } == [true, false])
  }
}
