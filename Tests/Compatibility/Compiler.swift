// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The compilers, on the modules that this test was built with.
struct Compiler {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// What the compilers write, until the end of the test.
  private let work: URL

  static func with<Result>(_ body: (Compiler) throws -> Result) throws -> Result {
    try Toolchain.withFolder { try body(Compiler(work: $0)) }
  }

  /// Compiles a file of an app, and returns the lines with warnings.
  func warnings(
    in file: URL, swiftVersion: Int, options: [String] = []
  ) throws -> [Substring] {
    try compile(file, swiftVersion: swiftVersion, options).split(separator: "\n")
      .filter { $0.contains(": warning: ") }
  }

  func warnings(
    inText text: String, swiftVersion: Int, options: [String] = []
  ) throws -> [Substring] {
    try warnings(in: write(text), swiftVersion: swiftVersion, options: options)
  }

  /// Returns the text with all fix-its of the compiler, including those for the result.
  ///
  /// The compiler prints a fix-it only if `-verify` finds a comment that expects none. It finds
  /// this one at the end of the text.
  func applyingFixIts(to text: String, swiftVersion: Int) throws -> String {
    let notes = try compile(write(text), swiftVersion: swiftVersion)
      .matches(of: /:(\d+):\d+: note: (use .+)/)
    let comments = notes.map { "\n// expected-note@\($0.1) {{\($0.2)}} {{none}}" }
    let file = try write(text + comments.joined())
    var output = ""
    do { try compile(file, swiftVersion: swiftVersion, ["-verify"]) } catch let failure
      as Toolchain.Failure
    {
      output = failure.output
    }

    var lines = text.components(separatedBy: "\n")
    var edits = Set<Edit>()
    for found in output.matches(of: /:(\d+):\d+: error: expected no fix-its;.+ seen: (.+)/) {
      guard let comment = Int(found.1), let line = Int(notes[comment - lines.count - 1].1) else {
        continue
      }
      for fixIt in found.2.matches(of: /{{(\d+)-(\d+)=(.*?)}}/) {
        guard let start = Int(fixIt.1), let end = Int(fixIt.2) else { continue }
        edits.insert(
          Edit(line: line - 1, columns: start - 1..<end - 1, text: String(fixIt.3)))
      }
    }
    guard !edits.isEmpty else { return text }
    for edit in edits.sorted(by: { $0.columns.lowerBound > $1.columns.lowerBound }) {
      var bytes = Array(lines[edit.line].utf8)
      bytes.replaceSubrange(edit.columns, with: edit.text.utf8)
      lines[edit.line] = String(decoding: bytes, as: UTF8.self)
    }
    return try applyingFixIts(to: lines.joined(separator: "\n"), swiftVersion: swiftVersion)
  }

  private struct Edit: Hashable {
    let line: Int
    let columns: Range<Int>
    let text: String
  }

  private func write(_ text: String) throws -> URL {
    try text.write(to: url("App.swift"), atomically: true, encoding: .utf8)
    return url("App.swift")
  }

  /// Compiles a file of an app, and returns the output of the compiler.
  @discardableResult
  private func compile(
    _ file: URL, swiftVersion: Int, _ options: [String] = []
  ) throws -> String {
    // Farther than `-typecheck`, which does not look at what is sent between actors.
    let arguments = [
      "swiftc", "-frontend", "-emit-sil", "-o", url("sil").path, "-parse-as-library",
      "-module-name", "App", "-swift-version", "\(swiftVersion)", "-diagnostic-style", "llvm",
      "-I", try Toolchain.products().path + "/Modules", "-I", work.path, file.path,
    ]
    return try Toolchain.run(arguments + options)
  }

  /// Compiles the facade of SVProgressHUD as on an Apple platform, where it has selectors.
  ///
  /// The modules it imports are reduced to what its declarations name. The bodies are left out.
  /// - Returns: The symbols of the facade, and the header that the compiler writes for it.
  func compileForObjectiveC() throws -> (SymbolGraph, header: String) {
    let sources = Self.repository.appendingPathComponent("Sources/Compatibility/SVProgressHUD")
    let facade = try FileManager.default
      .contentsOfDirectory(at: sources, includingPropertiesForKeys: nil).map(\.path)
    let name = "SVProgressHUDCompatibility"
    try emitModule("Foundation", ["\(objectiveC)/Foundation.swift", "-import-underlying-module"])
    try emitModule("StatusHUD", ["\(objectiveC)/StatusHUD.swift"])
    try emitModule(
      name,
      facade + [
        "-emit-objc-header-path", url("\(name)-Swift.h").path, "-emit-symbol-graph",
        "-emit-symbol-graph-dir", work.path, "-Xfrontend",
        "-experimental-skip-all-function-bodies",
      ])
    let graph = try JSONDecoder().decode(
      SymbolGraph.self, from: Data(contentsOf: url("\(name).symbols.json")))
    return (graph, try String(contentsOf: url("\(name)-Swift.h"), encoding: .utf8))
  }

  /// Compiles a Swift file of an app with a bridging header, after `compileForObjectiveC`.
  func compileMixed(_ file: String, _ bridgingHeader: String, swiftVersion: Int) throws {
    try Toolchain.run(
      ["swiftc", "-typecheck", "-swift-version", "\(swiftVersion)", "\(objectiveC)/\(file)"]
        + ["-import-objc-header", "\(objectiveC)/\(bridgingHeader)", "-disable-bridging-pch"]
        + ["-Xcc", "-I\(Self.svProgressHUDHeader.path)"] + interoperability)
  }

  /// Compiles a file in Objective-C, which can import SVProgressHUD's header and nothing else of
  /// ours.
  func compileObjectiveC(
    _ file: String, language: String, target: String, modules: Bool
  ) throws -> Data {
    let cache = "-fmodules-cache-path=\(url("cache").path)"
    try Toolchain.run(
      ["clang", "-x", language, "-c", "\(objectiveC)/\(file)", "-o", url("object").path]
        + ["-target", target, "-fobjc-arc", "-Wall", "-Werror", "-I", objectiveC]
        + ["-I", Self.svProgressHUDHeader.path] + (modules ? ["-fmodules", cache] : []))
    return try Data(contentsOf: url("object"))
  }

  static let svProgressHUDHeader =
    repository
    .appendingPathComponent("Sources/Compatibility/SVProgressHUDHeader/include")
  private static let repository = folder.deletingLastPathComponent().deletingLastPathComponent()
  private let objectiveC = folder.appendingPathComponent("ObjectiveC").path

  private func url(_ name: String) -> URL { work.appendingPathComponent(name) }

  private func emitModule(_ name: String, _ arguments: [String]) throws {
    let output = ["-o", url("\(name).swiftmodule").path, "-module-name", name]
    try Toolchain.run(["swiftc", "-emit-module"] + output + interoperability + arguments)
  }

  /// What makes the Swift compiler know Objective-C, with our few declarations of Apple's.
  private var interoperability: [String] {
    [
      "-parse-as-library", "-I", work.path, "-I", objectiveC, "-module-cache-path",
      url("cache").path, "-Xfrontend", "-enable-objc-interop", "-Xcc",
      "-fobjc-runtime=macosx-10.15", "-Xcc", "-fobjc-arc", "-Xcc", "-fblocks",
    ]
  }
}
