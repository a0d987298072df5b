// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// An app that uses scoped activities and progress as its code happens to be isolated.
@Suite struct StatusHUDFormsTests {
  /// How an app is compiled.
  struct Mode: Sendable, CustomTestStringConvertible {
    var swiftVersion: Int
    var options: [String] = []

    var testDescription: String { "Swift \(swiftVersion) \(options.joined(separator: " "))" }
  }

  static let modes = [
    Mode(swiftVersion: 6),
    Mode(swiftVersion: 5),
    Mode(swiftVersion: 5, options: ["-strict-concurrency=complete"]),
    Mode(swiftVersion: 6, options: ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]),
    Mode(swiftVersion: 6, options: ["-default-isolation", "MainActor"]),
  ]

  private static let forms = Compiler.folder.appendingPathComponent("Forms/StatusHUDForms.swift")

  @Test(arguments: modes) func theFormsThatAppsUseCompileWithoutAWarning(mode: Mode) throws {
    let warnings = try Compiler.with {
      try $0.warnings(in: Self.forms, swiftVersion: mode.swiftVersion, options: mode.options)
    }
    #expect(warnings == [])
  }

  /// A method of a class of the main actor, in place of a closure. Swift 5 does not know that it
  /// can be sent, whatever takes it, unless it is told to infer that.
  @Test(
    arguments: modes,
    [
      "StatusHUD.show(onCancel: stop)",
      "_ = StatusHUD.beginActivity(onCancel: stop)",
      "StatusHUD.dismiss(completion: stop)",
      "await StatusHUD.withActivity(status: \"a\", load)",
      "await StatusHUD.withActivity(onCancel: stop) {}",
      "try await StatusHUD.withCancellableActivity(status: \"a\", load)",
      "try await StatusHUD.withCancellableActivity(status: \"a\", loadAll)",
    ])
  func aMethodCompilesWithoutAWarning(mode: Mode, call: String) throws {
    let text = """
      import StatusHUD
      @MainActor final class Model {
        func stop() {}
        func load() async {}
        func loadAll(_ activity: StatusHUD.Activity) async throws {}
        func f() async throws { \(call) }
      }
      """
    let warnings = try Compiler.with {
      try $0.warnings(
        inText: text, swiftVersion: mode.swiftVersion,
        options: mode.options + (mode.swiftVersion == 5 ? Self.inference : []))
    }
    #expect(warnings == [])
  }

  private static let inference = ["-enable-upcoming-feature", "InferSendableFromCaptures"]

  /// What crosses actors is noticed: the forms compile because nothing does.
  @Test(arguments: modes.filter { $0.swiftVersion == 6 && !$0.options.contains("MainActor") })
  func aValueThatLeavesItsActorDoesNotCompile(mode: Mode) throws {
    let text = """
      import StatusHUD
      final class Photo {}
      actor Store {
        let photo = Photo()
        func send() async throws {
          try await StatusHUD.withCancellableActivity { [photo] in _ = photo }
        }
      }
      """
    let error = try #require(throws: Toolchain.Failure.self) {
      try Compiler.with {
        try $0.warnings(
          inText: text, swiftVersion: mode.swiftVersion, options: mode.options)
      }
    }
    #expect(error.output.contains("App.swift:6:"))
  }
}
