// SPDX-License-Identifier: MIT

import Foundation

/// Hashes the files below a directory, one after the other in the order of their paths.
struct DirectoryHash: Sendable {
  struct File: Sendable {
    let url: URL
    /// In bytes.
    let size: Int
  }

  /// How far the work is.
  struct Step {
    /// 0...1, by bytes.
    let fraction: Double
    /// The number of the file that is read, from 1.
    let file: Int
    let fileCount: Int
  }

  struct Summary: Sendable {
    var fileCount = 0
    var byteCount = 0
    /// SHA-256 of all the contents, one after the other.
    var digest = ""
  }

  struct NothingToHash: LocalizedError {
    let directory: URL
    var errorDescription: String? { "There is no file to hash in “\(directory.path)”." }
  }

  private static let chunkSize = 1 << 18

  let directory: URL

  /// Reads every file, unless its task is canceled meanwhile; `progress` is called after each chunk.
  func run(progress: (Step) -> Void) throws -> Summary {
    let files = try files()
    let total = max(1, files.reduce(0) { $0 + $1.size })
    var result = Summary()
    var hash = SHA256()
    for (index, file) in files.enumerated() {
      guard let handle = try? FileHandle(forReadingFrom: file.url) else { continue }
      defer { try? handle.close() }
      while let chunk = try handle.read(upToCount: Self.chunkSize), !chunk.isEmpty {
        try Task.checkCancellation()
        hash.update(chunk)
        result.byteCount += chunk.count
        let fraction = min(1, Double(result.byteCount) / Double(total))
        progress(Step(fraction: fraction, file: index + 1, fileCount: files.count))
      }
      result.fileCount += 1
    }
    if result.fileCount == 0 { throw NothingToHash(directory: directory) }
    result.digest = hash.hexDigest()
    return result
  }

  /// The files below the directory, in the order of their paths.
  func files() throws -> [File] {
    // Asked first because an enumerator of a missing directory is merely empty.
    _ = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    let keys: Set<URLResourceKey> = [.isRegularFileKey, .fileSizeKey]
    let contents = FileManager.default.enumerator(
      at: directory, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
    var files: [File] = []
    while let url = contents?.nextObject() as? URL {
      guard let values = try? url.resourceValues(forKeys: keys), values.isRegularFile == true
      else { continue }
      files.append(File(url: url, size: values.fileSize ?? 0))
    }
    return files.sorted { $0.url.path < $1.url.path }
  }
}
