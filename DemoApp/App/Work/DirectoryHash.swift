// SPDX-License-Identifier: MIT

import Foundation

/// Hashes the files in a directory and its subdirectories, in the order of their paths.
struct DirectoryHash: Sendable {
  struct File: Sendable {
    let url: URL
    /// The size in bytes.
    let size: Int
  }

  /// The progress of the work.
  struct Step {
    /// The fraction of the bytes that were read, from 0 to 1.
    let fraction: Double
    /// The number of the current file, starting at 1.
    let file: Int
    let fileCount: Int
  }

  struct Summary: Sendable {
    var fileCount = 0
    var byteCount = 0
    /// A digest of the contents of all files.
    var digest = ""
  }

  struct NothingToHash: LocalizedError {
    let directory: URL
    var errorDescription: String? { "There is no file to hash in “\(directory.path)”." }
  }

  let directory: URL
  /// The number of bytes to read at a time.
  var chunkSize = 1 << 18
  /// What happens to a chunk of a file before it's hashed.
  var transform: @Sendable (Data) throws -> Data = { $0 }

  /// Reads every file until its task is canceled, and calls `progress` after each chunk.
  func run(progress: (Step) -> Void) throws -> Summary {
    let files = try files()
    let total = max(1, files.reduce(0) { $0 + $1.size })
    var result = Summary()
    var hash = ByteHash()
    for (index, file) in files.enumerated() {
      guard let handle = try? FileHandle(forReadingFrom: file.url) else { continue }
      defer { try? handle.close() }
      while let chunk = try handle.read(upToCount: chunkSize), !chunk.isEmpty {
        try Task.checkCancellation()
        hash.update(try transform(chunk))
        result.byteCount += chunk.count
        let fraction = min(1, Double(result.byteCount) / Double(total))
        progress(Step(fraction: fraction, file: index + 1, fileCount: files.count))
      }
      result.fileCount += 1
    }
    if result.fileCount == 0 { throw NothingToHash(directory: directory) }
    result.digest = hash.digest
    return result
  }

  /// Returns the files in the directory and its subdirectories, in the order of their paths.
  func files() throws -> [File] {
    // This call throws an error if the directory is missing. An enumerator would just be empty.
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

extension DirectoryHash {
  /// Sends every file through a pipe, and hashes the bytes that arrive.
  static func throughPipe(_ directory: URL) -> DirectoryHash {
    let pipe = Pipe()
    let (sender, receiver) = (pipe.fileHandleForWriting, pipe.fileHandleForReading)
    // A pipe accepts so many bytes before anything reads them.
    return DirectoryHash(directory: directory, chunkSize: 1 << 14) { chunk in
      try sender.write(contentsOf: chunk)
      var arrived = Data()
      while arrived.count < chunk.count {
        arrived += try receiver.read(upToCount: chunk.count - arrived.count) ?? Data()
      }
      return arrived
    }
  }
}
