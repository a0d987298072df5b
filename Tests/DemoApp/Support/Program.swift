// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A program that runs beside the tests.
@MainActor
final class Program {
  /// How a program ended.
  enum Exit: Equatable {
    case code(Int32)
    case signal(Int32)
  }

  private let process = Process()
  private let errors: URL

  /// - Parameter display: the program's `DISPLAY`; nil is none.
  init(_ executable: URL, _ arguments: [String], display: String?) throws {
    errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("StatusHUD-errors-\(UUID().uuidString)")
    try Data().write(to: errors)
    process.executableURL = executable
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = display
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
  }

  /// Waits for the program to end by itself.
  func exit() async throws -> Exit {
    try await wait(for: "the program to end") { !process.isRunning }
    let isExit = process.terminationReason == .exit
    return isExit ? .code(process.terminationStatus) : .signal(process.terminationStatus)
  }

  /// What the program wrote to its standard error.
  func errorLines() throws -> [String] {
    try String(contentsOf: errors, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Ends the program if it still runs, and leaves nothing of it.
  func end() async throws {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try await wait(for: "the program to be gone") { !process.isRunning }
    try? FileManager.default.removeItem(at: errors)
  }
}
