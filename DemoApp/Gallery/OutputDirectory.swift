// SPDX-License-Identifier: MIT

import Foundation

/// The directory the pictures go to, made if need be, and known to be writable before work starts.
struct OutputDirectory {
  struct Failure: Error {
    let text: String
  }

  let url: URL

  init(path: String) throws(Failure) {
    try self.init(url: URL(fileURLWithPath: path, isDirectory: true))
  }

  func subdirectory(_ name: String) throws(Failure) -> OutputDirectory {
    try OutputDirectory(url: url.appendingPathComponent(name, isDirectory: true))
  }

  private init(url: URL) throws(Failure) {
    self.url = url
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      // Permissions, quotas, read-only mounts: only a write tells.
      let probe = url.appendingPathComponent(".probe-\(UUID().uuidString)")
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
    } catch {
      throw Failure(text: "cannot write to \(url.path): \(error.localizedDescription)")
    }
  }
}
