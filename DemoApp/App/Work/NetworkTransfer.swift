// SPDX-License-Identifier: MIT

import Foundation

/// Sends the files in a directory over a connection, and hashes the data that the receiver gets.
struct NetworkTransfer: Sendable {
  /// An error that indicates that the connection ended before all bytes arrived.
  struct Incomplete: LocalizedError {
    let missing: Int64
    var errorDescription: String? { "The connection ended \(missing) bytes too early." }
  }

  private static let chunkSize = 1 << 16

  /// The total number of bytes and the number of bytes that arrived.
  let progress = Progress(totalUnitCount: -1)
  private let connection: LoopbackConnection
  private let fileCount: Int
  /// The bytes that arrived together with the total number of bytes.
  private let beginning: [UInt8]

  /// Connects to the sender and waits for the total number of bytes.
  init(ofFilesIn directory: URL) async throws {
    let files = try DirectoryHash(directory: directory).files()
    let connection = try LoopbackConnection()
    // If sending fails, the receiver gets too few bytes and reports the error.
    DispatchQueue.global(qos: .userInitiated).async {
      try? Self.send(files, over: connection)
      connection.endSending()
    }
    let bytes = try await Self.onThread {
      var bytes: [UInt8] = []
      while bytes.count < 8 {
        let more = try connection.receive()
        guard !more.isEmpty else { throw Incomplete(missing: Int64(8 - bytes.count)) }
        bytes += more
      }
      return bytes
    }
    self.connection = connection
    fileCount = files.count
    beginning = Array(bytes.dropFirst(8))
    progress.totalUnitCount = bytes.prefix(8).reduce(0) { $0 << 8 | Int64($1) }
  }

  /// Receives and hashes all bytes.
  ///
  /// - Returns: A summary whose digest matches the digest of a `DirectoryHash`.
  func receive() async throws -> DirectoryHash.Summary {
    try await Self.onThread {
      var hash = SHA256()
      var summary = DirectoryHash.Summary(fileCount: fileCount)
      var chunk = beginning
      repeat {
        hash.update(chunk)
        summary.byteCount += chunk.count
        progress.completedUnitCount = Int64(summary.byteCount)
        chunk = try connection.receive()
      } while !chunk.isEmpty
      let missing = progress.totalUnitCount - Int64(summary.byteCount)
      guard missing <= 0 else { throw Incomplete(missing: missing) }
      summary.digest = hash.hexDigest()
      return summary
    }
  }

  /// Sends the total number of bytes as a big-endian, 8-byte integer, followed by the files.
  private static func send(
    _ files: [DirectoryHash.File], over connection: LoopbackConnection
  ) throws {
    let total = files.reduce(0) { $0 + $1.size }
    try connection.send(Data((0..<8).map { UInt8(truncatingIfNeeded: total >> (56 - 8 * $0)) }))
    for file in files {
      let handle = try FileHandle(forReadingFrom: file.url)
      defer { try? handle.close() }
      while let chunk = try handle.read(upToCount: chunkSize), !chunk.isEmpty {
        try connection.send(chunk)
      }
    }
  }

  /// Runs blocking work on a dispatch queue, so that it doesn't block other tasks.
  private static func onThread<Success: Sendable>(
    _ work: @escaping @Sendable () throws -> Success
  ) async throws -> Success {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(with: Result(catching: work))
      }
    }
  }
}
