// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// An app that uses activities, progress, and messages as its code happens to be isolated.
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

  @Test(arguments: modes, ["StatusHUDForms", "MessageForms", "ToastForms"])
  func theFormsThatAppsUseCompileWithoutAWarning(mode: Mode, forms: String) throws {
    let file = Compiler.folder.appendingPathComponent("Forms/\(forms).swift")
    let warnings = try Compiler.with {
      try $0.warnings(in: file, swiftVersion: mode.swiftVersion, options: mode.options)
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
      "StatusHUD.show(.text(\"a\"), completion: stop)",
      "StatusHUD.show(.text(\"a\"), configure: change, completion: stop)",
      "HUDView.show(.text(\"a\"), in: UIView(), completion: stop)",
      "_ = StatusHUD.Message.Action(\"a\", handler: stop)",
      "DispatchQueue.main.async(execute: StatusHUD.dismiss)",
      "await StatusHUD.withActivity(status: \"a\", load)",
      "await StatusHUD.withActivity(onCancel: stop) {}",
      "try await StatusHUD.withCancellableActivity(status: \"a\", load)",
      "try await StatusHUD.withCancellableActivity(status: \"a\", loadAll)",
    ])
  func aMethodCompilesWithoutAWarning(mode: Mode, call: String) throws {
    let text = """
      import Foundation
      import StatusHUD
      @MainActor final class Model {
        func stop() {}
        func change(_ configuration: inout StatusHUD.Configuration) {}
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

  /// With an optional mask, it would be `nil`, which is the default mask and blocks touches on a view.
  @Test(arguments: [5, 6]) func aMaskNamedNoneIsAnErrorWithAFixIt(swiftVersion: Int) throws {
    let calls = """
      StatusHUD.show(maskType: .none)
      StatusHUD.show(maskType: StatusHUD.MaskType.none)
      StatusHUD.showProgress(0.5, maskType: .none)
      StatusHUD.showProgress(Progress(totalUnitCount: 3), maskType: .none)
      StatusHUD.showError(maskType: .none)
      StatusHUD.show(.success("a", maskType: .none))
      StatusHUD.show(StatusHUD.Message(status: "a", maskType: .none))
      StatusHUD.show(.text("a")) { $0.maskType = .none }
      StatusHUD.configuration.maskType = .none
      StatusHUD.configuration.maskType = isModal ? .black : .none
      StatusHUD.configure { $0.maskType = .none }
      hud.configuration.maskType = .none
      HUDView.show(in: hud) { $0.configuration.maskType = .none }
      HUDView.show(.text("a"), in: hud) { $0.maskType = .none }
      _ = StatusHUD.beginActivity(maskType: .none)
      await StatusHUD.withActivity(maskType: .none) {}
      try await StatusHUD.withCancellableActivity(maskType: .none) {}
      if case .none = StatusHUD.configuration.maskType {}
      """
    let text = """
      import StatusHUD
      @MainActor func show(_ hud: HUDView, isModal: Bool) async throws {
      \(calls)
      }
      """
    try Compiler.with { compiler in
      let failure = try #require(throws: Toolchain.Failure.self) {
        try compiler.warnings(inText: text, swiftVersion: swiftVersion)
      }
      // After a message, the compiler prints the line, a marker, and the fix-it.
      let fixIts = failure.output.matches(
        of: /:\d+:\d+: error: 'none' has been renamed to 'passthrough'\n(.+)\n.+\n +passthrough\n/)
      #expect(fixIts.count == failure.output.matches(of: /: error:/).count)
      let found = Set(fixIts.map { String($0.1) })
      #expect(calls.components(separatedBy: "\n").filter { !found.contains($0) } == [])
      let fixed = text.replacing("none", with: "passthrough")
      #expect(try compiler.warnings(inText: fixed, swiftVersion: swiftVersion) == [])
    }
  }

  /// In a comparison, the compiler prefers the `none` of an optional.
  @Test(arguments: [5, 6]) func aComparisonWithNoneIsAWarning(swiftVersion: Int) throws {
    let text = """
      import StatusHUD
      func isPassthrough(_ mask: StatusHUD.MaskType) -> Bool { mask == .none }
      """
    let warnings = try Compiler.with { try $0.warnings(inText: text, swiftVersion: swiftVersion) }
    #expect(warnings.count == 1 && warnings[0].contains("always returns false"))
  }

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
