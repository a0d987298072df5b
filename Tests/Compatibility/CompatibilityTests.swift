// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// An app that changes its import from an old library to its facade.
@Suite struct CompatibilityTests {
  /// The bundle of images: ours are drawn. The article says so.
  private static let absent = ["SVProgressHUD.imageBundle"]

  @Test(arguments: [Header.svProgressHUD, .mbProgressHUD], [5, 6])
  func everySymbolOfTheHeaderHasItsSwiftName(header: Header, swiftVersion: Int) throws {
    let symbols = try header.symbols().filter { !Self.absent.contains($0.swift) }
    #expect(symbols.count > 60)
    let text = """
      import \(header)Compatibility
      @MainActor func useAll() {
      \(symbols.map(\.use).joined(separator: "\n"))
      }
      """
    _ = try Compiler.with { try $0.warnings(inText: text, swiftVersion: swiftVersion) }
  }

  @Test func anUnknownNameIsNoticed() throws {
    let symbol = Header.Symbol(objectiveC: "", swift: "MBProgressHUD.lable", kind: "property")
    let text = "import MBProgressHUDCompatibility\n@MainActor func f() { \(symbol.use) }"
    #expect(throws: Toolchain.Failure.self) {
      try Compiler.with { try $0.warnings(inText: text, swiftVersion: 5) }
    }
  }

  @Test(arguments: [Header.svProgressHUD, .mbProgressHUD], [5, 6])
  func theFormsThatAppsUseCompileAndTheirFixItsLeadToStatusHUDAlone(
    header: Header, swiftVersion: Int
  ) throws {
    let (forms, fixed, warnings, warningsAlone) = try Compiler.with {
      let forms = try String(contentsOf: header.forms(), encoding: .utf8)
      let warnings = try $0.warnings(inText: forms, swiftVersion: swiftVersion)
      let fixed = try $0.applyingFixIts(to: forms, swiftVersion: swiftVersion)
        .replacing("import \(header)Compatibility", with: "import StatusHUD")
      return (forms, fixed, warnings, try $0.warnings(inText: fixed, swiftVersion: swiftVersion))
    }
    #expect(warnings.count > 70)
    #expect(warnings.allSatisfy { $0.hasSuffix(" [#DeprecatedDeclaration]") })
    #expect(warningsAlone == [])
    #expect(fixed.count { $0 == "\n" } == forms.count { $0 == "\n" })
  }

  @Test(arguments: [Header.svProgressHUD, .mbProgressHUD], [5, 6])
  func theFormsWithoutAFixItCompileWithWarningsThatNameTheReplacement(
    header: Header, swiftVersion: Int
  ) throws {
    let file = header.forms("ByHand")
    let warnings = try Compiler.with { try $0.warnings(in: file, swiftVersion: swiftVersion) }
    #expect(warnings.allSatisfy { $0.hasSuffix(" [#DeprecatedDeclaration]") })
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    for (number, line) in zip(1..., lines) {
      guard let wanted = line.firstMatch(of: /\S  \/\/ (.+)/)?.1 else { continue }
      let found = warnings.filter { $0.contains("swift:\(number):") }
      #expect(found.contains { $0.contains(wanted) }, "\(number): \(line)")
    }
  }
}
