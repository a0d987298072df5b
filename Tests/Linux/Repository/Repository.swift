// SPDX-License-Identifier: MIT

import Foundation

/// The checkout this test was compiled in.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file a person wrote, sorted by path.
  static func swiftFiles() throws -> [SourceFile] { try files.get() }

  /// The Swift files of the library, without its resources.
  static func library() throws -> [SourceFile] {
    try swiftFiles().filter { $0.path.hasPrefix("Sources/StatusHUD/") }
  }

  /// Any file of it.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// What is written for users: the README and the articles of the documentation.
  static func articles() throws -> [SourceFile] {
    let catalogue = "Sources/StatusHUD/StatusHUD.docc"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(catalogue).path)
    let paths =
      ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { catalogue + "/" + $0 }
    return try paths.map(sourceFile)
  }

  /// Read once for all rules.
  private static let files = Result {
    try ["Sources", "Tests", "DemoApp", "Resources", "Package.swift"]
      .flatMap { try swiftPaths(under: $0) }
      .map(sourceFile)
  }

  private static func sourceFile(_ path: String) throws -> SourceFile {
    SourceFile(path: path, text: try text(of: path))
  }

  private static func swiftPaths(under path: String) throws -> [String] {
    let url = root.appendingPathComponent(path)
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
      return []
    }
    guard isDirectory.boolValue else { return [path] }
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { !$0.hasPrefix(".") }
      .sorted()
      .flatMap { name -> [String] in
        let child = path + "/" + name
        let childURL = root.appendingPathComponent(child)
        if try childURL.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
          return try swiftPaths(under: child)
        }
        return name.hasSuffix(".swift") ? [child] : []
      }
  }

  /// What git tracks here; empty outside a git checkout, as in an unpacked archive.
  static func trackedPaths() -> [String] {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "-C", root.path, "ls-files", "-z"]
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    guard (try? git.run()) != nil else { return [] }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\0").map(String.init)
  }
}
