// SPDX-License-Identifier: MIT

import DisplayHost
import Foundation

/// A private X server for one test.
struct XServer: Sendable {
  /// For example `:7`.
  let name: String
  private let process: Process
  private let folder: URL

  /// Runs `body` beside a server of its own, which ends by itself with its last client.
  /// - Parameter screens: as Xvfb wants them, width x height x depth.
  @MainActor
  static func run(
    screens: [String] = ["640x480x24"], options: [String] = [],
    _ body: @MainActor (XServer) async throws -> Void
  ) async throws {
    let server = try await start(screens: screens, options: options)
    defer { try? FileManager.default.removeItem(at: server.folder) }
    try await body(server)
  }

  /// The pixels of a screen's root window.
  func framebuffer(screen: Int = 0) throws -> Framebuffer {
    try Framebuffer(file: folder.appendingPathComponent("Xvfb_screen\(screen)"))
  }

  /// Ends the server as a crash would.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
  }

  @concurrent
  private static func start(screens: [String], options: [String]) async throws -> XServer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("DisplayHostTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = try Tool.url("Xvfb", package: "xvfb")
    let numbered = screens.enumerated().flatMap { ["-screen", "\($0.offset)", $0.element] }
    // The server looks for a free number itself and writes it to the descriptor when it is ready.
    // It ends with its last client, so that even a test that crashes leaves none behind; asking it
    // with a signal would not do, since it inherits a thread's mask of blocked signals.
    // It shows its screens as files, too, which is how the tests see what is on them.
    process.arguments =
      ["-displayfd", "1", "-nocursor", "-terminate", "-nolisten", "tcp", "-fbdir", folder.path]
      + numbered
      + options
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let number = await firstLine(of: output.fileHandleForReading)
    guard let display = Int(number) else {
      throw SetUpFailure("Xvfb did not start with \(process.arguments ?? [])")
    }
    return XServer(name: ":\(display)", process: process, folder: folder)
  }

  private static func firstLine(of file: FileHandle) async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var text = Data()
        while !text.contains(10), case let more = file.availableData, !more.isEmpty {
          text += more
        }
        let line = String(decoding: text, as: UTF8.self)
        continuation.resume(returning: line.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }
  }
}
