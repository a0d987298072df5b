// SPDX-License-Identifier: MIT

import Foundation

/// A text file of the repository.
struct File {
  /// Relative to the repository.
  let path: String
  let lines: [String]
}

/// The checkout that this test was compiled in.
enum Repository {
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func file(_ path: String) throws -> File {
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    return File(path: path, lines: text.components(separatedBy: "\n"))
  }

  /// The Markdown in a folder, without its subfolders.
  static func papers(in folder: String) throws -> [File] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(".md") }.map { try file(folder + $0) }
  }

  static func url(of path: String) -> URL { root.appendingPathComponent(path) }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(of: path).path)
  }

  /// The files in a folder and its subfolders.
  static func files(in folder: String, ending: String = ".swift") throws -> [File] {
    let url = root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
      .filter { $0.hasSuffix(ending) }
      .map { try file("\(folder)/\($0)") }
  }
}
