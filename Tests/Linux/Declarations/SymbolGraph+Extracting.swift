// SPDX-License-Identifier: MIT

import Foundation

extension SymbolGraph {
  struct ExtractionFailure: Error, CustomStringConvertible {
    let description: String
  }

  /// The public symbols of a module this test was built with, with those it adds to the types of
  /// other modules. The compiler leaves out SPI.
  static func graphs(of module: String) throws -> [SymbolGraph] {
    let manager = FileManager.default
    let products = try buildProducts()
    let work = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try manager.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: work) }
    // The C modules are imported for the implementation only: the names are enough.
    try "module CCairo {}\nmodule CPango {}\nmodule CXCB {}\n"
      .write(to: work.appendingPathComponent("module.modulemap"), atomically: true, encoding: .utf8)

    let extract = Process()
    extract.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    extract.arguments = [
      "swift", "symbolgraph-extract", "-module-name", module,
      "-target", products.deletingLastPathComponent().lastPathComponent,
      "-I", products.appendingPathComponent("Modules").path, "-I", work.path,
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", work.path,
    ]
    let errors = Pipe()
    extract.standardError = errors
    try extract.run()
    let said = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    extract.waitUntilExit()
    guard extract.terminationStatus == 0 else { throw ExtractionFailure(description: said) }
    return try manager.contentsOfDirectory(at: work, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
      .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }

  /// The directory the test's program lies in, `.build/<triple>/<configuration>`.
  private static func buildProducts() throws -> URL {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var directory = program
    while directory.path != "/" {
      directory.deleteLastPathComponent()
      let modules = directory.appendingPathComponent("Modules").path
      if FileManager.default.fileExists(atPath: modules) { return directory }
    }
    throw ExtractionFailure(description: "no modules beside \(program.path)")
  }
}
