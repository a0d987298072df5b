// SPDX-License-Identifier: MIT

import Foundation

/// An X server that only one test uses.
package struct XServer: Sendable {
  /// For example `:7`.
  package let name: String
  private let process: pid_t
  private let keeper: Process
  /// The keeper ends the server when this is closed, even by the end of the test process.
  private let leash: FileHandle
  private let folder: URL

  /// Starts the server, says its number as a process, and ends it with the input. It ends by a
  /// crash, after which it still removes its socket: the signals that mean an orderly end, and the
  /// one that a shell waits for, are blocked in what a dispatch thread starts.
  private static let keeperScript = """
    ulimit -c 0; "$@" </dev/null & echo "process $!"; exec >&-; read -r _; kill -SEGV $!
    """

  /// Runs `body` beside a server of its own, which ends with it.
  /// - Parameter screens: as Xvfb wants them, width x height x depth.
  @MainActor
  package static func run(
    screens: [String] = ["640x480x24"], options: [String] = [],
    _ body: @MainActor (XServer) async throws -> Void
  ) async throws {
    let server = try await start(screens: screens, options: options)
    do {
      try await body(server)
    } catch {
      try await server.end()
      throw error
    }
    try await server.end()
  }

  /// The pixels of a screen's root window.
  package func framebuffer(screen: Int = 0) throws -> Framebuffer {
    try Framebuffer(file: folder.appendingPathComponent("Xvfb_screen\(screen)"))
  }

  /// Ends the server as a crash would.
  package func kill() {
    Foundation.kill(process, SIGSEGV)
  }

  /// Lets the server do nothing for a while. Who waits for an answer waits, too.
  package func stop(for seconds: Double) {
    Foundation.kill(process, SIGSTOP)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [process] in
      Foundation.kill(process, SIGCONT)
    }
  }

  /// Leaves nothing of the server behind.
  @MainActor
  private func end() async throws {
    // A line rather than the end of the input: other programs may have inherited the leash.
    try leash.write(contentsOf: Data("\n".utf8))
    try await wait(for: "\(name) to end") { !keeper.isRunning }
    try FileManager.default.removeItem(at: folder)
  }

  @concurrent
  private static func start(screens: [String], options: [String]) async throws -> XServer {
    // A server that is gone must be an error code, not the end of the tests.
    signal(SIGPIPE, SIG_IGN)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("StatusHUD-XServer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let keeper = Process()
    keeper.executableURL = URL(fileURLWithPath: "/bin/sh")
    let numbered = screens.enumerated().flatMap { ["-screen", "\($0.offset)", $0.element] }
    // The server looks for a free number itself and writes it to the descriptor when it is ready.
    // It shows its screens as files, too, which is how the tests see what is on them.
    keeper.arguments =
      ["-c", keeperScript, "sh", try Tool.url("Xvfb", package: "xvfb").path]
      + ["-displayfd", "1", "-nocursor", "-noreset", "-nolisten", "tcp", "-fbdir", folder.path]
      + numbered + options
    let (input, output) = (Pipe(), Pipe())
    keeper.standardInput = input
    keeper.standardOutput = output
    keeper.standardError = FileHandle.nullDevice
    try keeper.run()
    let lines = firstLines(of: output.fileHandleForReading)
    let process = lines.lazy.compactMap { $0.hasPrefix("process ") ? pid_t($0.dropFirst(8)) : nil }
    guard let process = process.first, let number = lines.lazy.compactMap({ Int($0) }).first else {
      try? input.fileHandleForWriting.close()
      try? FileManager.default.removeItem(at: folder)
      throw SetUpFailure("Xvfb did not start with \(keeper.arguments ?? [])")
    }
    return XServer(
      name: ":\(number)", process: process, keeper: keeper, leash: input.fileHandleForWriting,
      folder: folder)
  }

  /// The lines in which the keeper and the server introduce themselves, in any order.
  ///
  /// Reads where it is called, which is never the main thread. The thread sanitizer reports a
  /// continuation that brings the lines from another thread before anybody waits for it.
  private static func firstLines(of file: FileHandle) -> [String] {
    var text = Data()
    while text.count(where: { $0 == 10 }) < 2, case let more = file.availableData, !more.isEmpty {
      text += more
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
