// SPDX-License-Identifier: MIT

import Foundation
import SVProgressHUDCompatibility
import Testing

/// An app in Objective-C that imports the header of SVProgressHUD's facade.
@Suite struct ObjectiveCTests {
  private static let header = Compiler.svProgressHUDHeader
    .appendingPathComponent("SVProgressHUD/SVProgressHUD.h")

  @Test func theFacadeHasTheSelectorsOfSVProgressHUD() throws {
    let (graph, _) = try Compiler.with { try $0.compileForObjectiveC() }
    let seen = graph.symbols.map {
      // As in c:@CM@Module@objc(cs)SVProgressHUD(cm)show and c:@M@Module@E@SVProgressHUDStyle.
      let name = $0.identifier.precise.replacing(/^c:@C?M@\w+@(objc\(cs\)|E@)/, with: "")
      return "\(name) \($0.pathComponents.joined(separator: "."))"
    }
    // Swift has no constants for Objective-C: those are in the header.
    let wanted = try Header.svProgressHUD.symbols()
      .filter { $0.swift.hasPrefix("SVProgressHUD.") || $0.kind.hasPrefix("enum") }
      .filter { $0.swift != "SVProgressHUD.imageBundle" }
      .map { "\($0.objectiveC) \($0.swift)" }
    #expect(wanted.count > 90)
    #expect(Set(wanted).subtracting(seen).sorted() == [])
  }

  @Test func theHeaderDeclaresWhatTheFacadeHas() throws {
    let (_, generated) = try Compiler.with { try $0.compileForObjectiveC() }
    // The class has its name at run time, so the linker and `NSClassFromString` find it.
    #expect(generated.contains("SWIFT_CLASS_NAMED(\"SVProgressHUD\")\n@interface SVProgressHUD :"))
    let facade = Self.declarations(in: generated)
    let header = Self.declarations(in: try String(contentsOf: Self.header, encoding: .utf8))
    #expect(facade.count > 100)
    #expect(header.subtracting(facade).sorted() == [])
    #expect(facade.subtracting(header).sorted() == [])
  }

  /// Methods, properties, enumerations, and their cases with values, all in one spelling.
  private static func declarations(in header: String) -> Set<String> {
    let member = /(?m:^)(?:[+-] \(|@property )[^;]+?(?=(?: SWIFT_.*)?;)/
    let option = /typedef \w+_ENUM\(NS\w+, \w+|SVProgressHUD\w+ = \d+/
    let found = header.matches(of: member).map(\.output) + header.matches(of: option).map(\.output)
    return Set(
      found.filter { !$0.contains("imageBundle") && !$0.contains("instancetype") }.map {
        String($0).replacing(#/ _Nonnull|\benum |typedef \w+_/#, with: "")
          .replacing(/CGFloat|NSTimeInterval/, with: "double")
          .replacing("void (^ _Nullable)(void)", with: "SVProgressHUDDismissCompletion _Nullable")
          .replacing(/\s+/, with: " ").replacing("* ", with: "*")
      })
  }

  @Test func theConstantsOfTheHeaderHaveTheValuesOfStatusHUD() throws {
    let header = try String(contentsOf: Self.header, encoding: .utf8)
    let constants = header.matches(of: /static NSString \*const (\w+) =\s+@"(\w+)";/)
      .map { (String($0.1), String($0.2)) }
    #expect(
      Dictionary(uniqueKeysWithValues: constants) == [
        "SVProgressHUDDidReceiveTouchEventNotification":
          StatusHUD.didReceiveTouchEventNotification.rawValue,
        "SVProgressHUDDidTouchDownInsideNotification":
          StatusHUD.didTouchDownInsideNotification.rawValue,
        "SVProgressHUDWillDisappearNotification": StatusHUD.willDisappearNotification.rawValue,
        "SVProgressHUDDidDisappearNotification": StatusHUD.didDisappearNotification.rawValue,
        "SVProgressHUDWillAppearNotification": StatusHUD.willAppearNotification.rawValue,
        "SVProgressHUDDidAppearNotification": StatusHUD.didAppearNotification.rawValue,
        "SVProgressHUDStatusUserInfoKey": StatusHUD.statusUserInfoKey,
      ])
    let old = try Header.svProgressHUD.symbols().map(\.objectiveC)
      .filter { $0.hasSuffix("Notification") || $0.hasSuffix("UserInfoKey") }
    #expect(Set(constants.map(\.0)) == Set(old))
  }

  @Test(
    arguments: ["objective-c", "objective-c++"],
    ["arm64-apple-ios15.0", "x86_64-apple-ios15.0-simulator"])
  func theFormsThatAppsUseCompile(language: String, target: String) throws {
    for modules in [false, true] {
      let object = try Compiler.with {
        try $0.compileObjectiveC(
          "App/Forms.m", language: language, target: target, modules: modules)
      }
      // What Swift calls the class that it defines.
      #expect(object.firstRange(of: Data("_OBJC_CLASS_$_SVProgressHUD\0".utf8)) != nil)
    }
  }

  @Test(arguments: [5, 6])
  func aBridgingHeaderLeavesTheNamesToTheSwiftModule(swiftVersion: Int) throws {
    try Compiler.with {
      _ = try $0.compileForObjectiveC()
      try $0.compileMixed("App/Mixed.swift", "App/Bridging.h", swiftVersion: swiftVersion)
    }
  }
}
