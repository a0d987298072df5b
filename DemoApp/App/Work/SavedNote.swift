// SPDX-License-Identifier: MIT

import Foundation

/// A note that the demo writes to a file, reads, and removes.
enum SavedNote {
  /// Writes and reads the note. Returns the number of bytes that were read.
  static func write() throws -> Int {
    let note = "Written \(Date().formatted(.iso8601)) by the StatusHUD demo.\n"
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("StatusHUD-\(UUID().uuidString).txt")
    try note.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try String(contentsOf: file, encoding: .utf8).utf8.count
  }
}
