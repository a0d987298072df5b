// SPDX-License-Identifier: MIT

import Foundation
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
    #expect(throws: Compiler.Failure.self) {
      try Compiler.with { try $0.warnings(inText: text, swiftVersion: 5) }
    }
  }

  @Test(arguments: [Header.svProgressHUD, .mbProgressHUD], [5, 6])
  func theFormsThatAppsUseCompileWithWarningsThatNameTheReplacement(
    header: Header, swiftVersion: Int
  ) throws {
    let forms = Compiler.folder.appendingPathComponent("Forms/\(header)Forms.swift")
    let warnings = try Compiler.with { try $0.warnings(in: forms, swiftVersion: swiftVersion) }
    #expect(warnings.count > 30)
    let others = warnings.filter { !$0.hasSuffix(" [#DeprecatedDeclaration]") }
    #expect(others == [])
  }

  @Test func objectiveCSeesTheSelectorsOfSVProgressHUD() throws {
    let graph = try Compiler.with {
      let graph = try $0.compileForObjectiveC()
      try $0.compileObjectiveC("Forms.m")
      return graph
    }
    let seen = graph.symbols.map {
      // As in c:@CM@Module@objc(cs)SVProgressHUD(cm)show and c:@M@Module@E@SVProgressHUDStyle.
      let name = $0.identifier.precise.replacing(/^c:@C?M@\w+@(objc\(cs\)|E@)/, with: "")
      return "\(name) \($0.pathComponents.joined(separator: "."))"
    }
    // Swift has no constants for Objective-C: those are in a header, which Forms.m uses.
    let wanted = try Header.svProgressHUD.symbols()
      .filter { $0.swift.hasPrefix("SVProgressHUD.") || $0.kind.hasPrefix("enum") }
      .filter { !Self.absent.contains($0.swift) }
      .map { "\($0.objectiveC) \($0.swift)" }
    #expect(wanted.count > 90)
    #expect(Set(wanted).subtracting(seen).sorted() == [])
  }
}
