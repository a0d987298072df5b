// SPDX-License-Identifier: MIT

import Foundation

/// The programs that these tests need.
package enum Tool {
  /// The full name of a program.
  /// - Throws: a sentence that says which package is missing.
  static func url(_ name: String, package: String) throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for folder in path.split(separator: ":") {
      let file = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: file) { return URL(fileURLWithPath: file) }
    }
    throw SetUpFailure("\(name) is missing: install the package \(package)")
  }

  /// Acts as the user.
  package static func xdotool(_ display: String, _ arguments: String...) async throws {
    try await xdotool(display, arguments)
  }

  package static func xdotool(_ display: String, _ arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try url("xdotool", package: "xdotool")
    process.arguments = arguments
    process.environment = ["DISPLAY": display]
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
    guard status == 0 else { throw SetUpFailure("xdotool \(arguments) failed with \(status)") }
  }
}
