// SPDX-License-Identifier: MIT

import Foundation

/// A note that is written to a file, read back, and removed.
enum SavedNote {
  /// Returns how many bytes were read.
  static func write() throws -> Int {
    let note = "Written \(Date().formatted(.iso8601)) by the StatusHUD demo.\n"
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("StatusHUD-\(UUID().uuidString).txt")
    try note.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try String(contentsOf: file, encoding: .utf8).utf8.count
  }
}
