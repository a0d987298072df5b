// SPDX-License-Identifier: MIT

import Foundation

/// Files that can't be read as text, each for a different reason.
enum UnreadableFiles {
  /// Creates the files, opens each file, and removes them all.
  ///
  /// - Returns: The error for each file.
  static func open() throws -> [(name: String, error: any Error)] {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("StatusHUD-\(UUID().uuidString)", isDirectory: true)
    let folder = directory.appendingPathComponent("A folder", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    // UTF-8 text can't begin with these bytes.
    try Data([0xff, 0xfe, 0xfd]).write(to: directory.appendingPathComponent("Not a text.txt"))
    return ["No such file.txt", "A folder", "Not a text.txt"].compactMap { name in
      do {
        _ = try String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)
        return nil
      } catch {
        return (name, error)
      }
    }
  }
}
