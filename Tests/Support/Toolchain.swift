// SPDX-License-Identifier: MIT

import Foundation

/// The compiler and the other programs of the toolchain, on the modules that a test was built with.
package enum Toolchain {
  package struct Failure: Error, CustomStringConvertible {
    package let output: String
    package var description: String { output }
  }

  /// Runs a program, and returns its output.
  @discardableResult package static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(output: output) }
    return output
  }

  /// The folder of the test's program, `.build/<triple>/<configuration>`. It contains `Modules`.
  package static func products() throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let modules = folder.appendingPathComponent("Modules").path
      if FileManager.default.fileExists(atPath: modules) { return folder }
    }
    throw Failure(output: "no modules beside \(CommandLine.arguments[0])")
  }

  /// Calls `body` with a folder that exists until then.
  package static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The C modules are imported for the implementation only: the names are enough.
    try "module CCairo {}\nmodule CPango {}\nmodule CXCB {}\n".write(
      to: folder.appendingPathComponent("module.modulemap"), atomically: true, encoding: .utf8)
    return try body(folder)
  }

  /// The public symbols of a module, with those it adds to the types of other modules. The compiler
  /// leaves out SPI.
  package static func symbolGraphs(of module: String) throws -> [SymbolGraph] {
    let products = try products()
    return try withFolder { folder in
      try run([
        "swift", "symbolgraph-extract", "-module-name", module,
        "-target", products.deletingLastPathComponent().lastPathComponent,
        "-I", products.appendingPathComponent("Modules").path, "-I", folder.path,
        "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
      ])
      return try FileManager.default
        .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
        .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    }
  }
}

/// The compiler's description of a module: its symbols and their relationships.
package struct SymbolGraph: Decodable {
  package struct Symbol: Decodable {
    package struct Identifier: Decodable { package let precise: String }
    package struct Fragment: Decodable { package let spelling: String }

    package let identifier: Identifier
    package let pathComponents: [String]
    package let accessLevel: String
    package let declarationFragments: [Fragment]

    package var path: String { pathComponents.joined(separator: ".") }
    package var declaration: String { declarationFragments.map(\.spelling).joined() }
  }

  package struct Relationship: Decodable {
    package let kind: String
    package let source: String
    package let target: String
    package let targetFallback: String?
  }

  package let symbols: [Symbol]
  package let relationships: [Relationship]
}
