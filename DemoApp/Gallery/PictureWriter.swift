// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

/// Writes pictures while the next one is taken: making a PNG takes longer than drawing it.
@MainActor
struct PictureWriter {
  let directory: URL
  private var writing: Task<Void, any Error>?

  init(directory: URL) { self.directory = directory }

  /// Begins to write the picture. Throws what went wrong with the one before it.
  mutating func write(_ image: CGImage, as path: String) async throws {
    try await finish()
    let url = directory.appendingPathComponent("\(path).png")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    writing = Task.detached { try image.writePNG(to: url) }
  }

  /// Waits until all is written.
  mutating func finish() async throws {
    try await writing?.value
    writing = nil
  }
}
