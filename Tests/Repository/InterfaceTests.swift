// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The public interface changes on purpose only: `Tests/Interface` has each product's, a line for
/// each symbol. `RECORD_INTERFACE=1` in the environment writes it anew.
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
    #expect(
      difference == [],
      "If it should change, run RECORD_INTERFACE=1 Tests/run --filter InterfaceTests")
  }

  /// As the compiler writes them for documentation. Observers of a property don't matter: with them,
  /// the compiler writes accessors, and lists an override.
  private static func symbols(of module: String) throws -> [String] {
    try Toolchain.symbolGraphs(of: module).flatMap(\.symbols).map {
      "\($0.path): " + $0.declaration.replacingOccurrences(of: "\n", with: " ")
    }
    .filter { !$0.contains(/\boverride var .* \{ get set \}$/) }
    .map { $0.replacingOccurrences(of: " { get set }", with: "") }.sorted()
  }
}
