// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The public interface changes on purpose only: `Tests/Interface` has each product's, a line for each
/// symbol. `RECORD_INTERFACE=1` in the environment writes it anew.
@Suite struct InterfaceTests {
  @Test(
    arguments: [
      "StatusHUD", "SVProgressHUDCompatibility", "MBProgressHUDCompatibility",
    ])
  func theInterfaceIsTheOneThatIsWritten(module: String) throws {
    let path = "Tests/Interface/\(module).txt"
    let symbols = try Self.symbols(of: module)
    #expect(symbols.count > 5)
    if ProcessInfo.processInfo.environment["RECORD_INTERFACE"] != nil {
      try Data(symbols.joined(separator: "\n").utf8).write(to: Repository.url(of: path))
    }
    let changes = symbols.difference(from: try Repository.file(path).lines)
    let difference = changes.map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    #expect(difference == [])
  }

  /// As the compiler writes them for documentation.
  private static func symbols(of module: String) throws -> [String] {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    // The C modules are imported for the implementation only: the names are enough.
    let names = ["CCairo", "CPango", "CXCB"].map { "module \($0) {}" }.joined(separator: "\n")
    try Data(names.utf8).write(to: folder.appendingPathComponent("module.modulemap"))
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "symbolgraph-extract", "-module-name", module, "-I", products.path + "/Modules",
      "-I", folder.path, "-target", "\(Self.architecture)-unknown-linux-gnu",
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
    ]
    try process.run()
    process.waitUntilExit()
    let graphs = try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
    return try graphs.flatMap { url in
      try JSONDecoder().decode(Graph.self, from: Data(contentsOf: url)).symbols.map(\.line)
    }.sorted()
  }

  private static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }

  private struct Graph: Decodable {
    struct Fragment: Decodable {
      let spelling: String
    }

    struct Symbol: Decodable {
      let pathComponents: [String]
      let declarationFragments: [Fragment]

      var line: String {
        pathComponents.joined(separator: ".") + ": "
          + declarationFragments.map(\.spelling).joined().replacingOccurrences(of: "\n", with: " ")
      }
    }

    let symbols: [Symbol]
  }
}
