// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit

/// The record of all pictures: a line for each, sorted by name, with its digest. Tests/run compares
/// the pictures with it.
@MainActor
struct Comparison {
  /// Of 255. Another version of Cairo, or another hinting of the font, moves edges by a part of a
  /// pixel, which makes more of a difference to the largest text.
  private static func tolerance(of name: String) -> Double { name.contains("largest") ? 8 : 1.5 }
  /// So many changes are told one by one.
  private static let limit = 20

  let record: URL

  func write() async throws {
    var lines: [String] = []
    // With one pixel per point: that shows the same, and draws sooner.
    try await Album.takeAll(scale: 1) { name, image in
      let digest = Digest(of: image)
      lines.append("\(name) \(digest.columns) \(digest.text)\n")
    }
    try lines.sorted().joined().write(to: record, atomically: true, encoding: .utf8)
    print("\(record.path) has \(lines.count) pictures")
  }

  /// Draws what changed into a directory, and tells it.
  ///
  /// - Returns: Whether nothing changed.
  func run(drawingInto directory: URL) async throws -> Bool {
    var recorded = try recordedDigests()
    var changes: [(name: String, amount: Double, text: String)] = []
    try await Album.takeAll(scale: 1) { name, image in
      let old = recorded.removeValue(forKey: name)
      let amount = old.map { Digest(of: image).change(from: $0) } ?? .infinity
      guard amount > Self.tolerance(of: name) else { return }
      let file = directory.appendingPathComponent("\(name).png")
      let difference = amount.isFinite ? "by up to \(Int(amount.rounded(.up))) of 255" : "in size"
      let text = old == nil ? "is new" : "differs \(difference)"
      changes.append((name, amount, "\(text), \(file.path)"))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try image.writePNG(to: file)
    }
    changes += recorded.keys.map { ($0, .infinity, "is no longer drawn") }
    changes.sort { ($1.amount, $0.name) < ($0.amount, $1.name) }
    for change in changes.prefix(Self.limit) { print("\(change.name) \(change.text)") }
    if changes.count > Self.limit { print("… and \(changes.count - Self.limit) more") }
    if !changes.isEmpty {
      print(
        """
        \(changes.count) pictures changed. Look at those in \(directory.path). If they are right, \
        run DemoApp/run --gallery --record.
        """)
    }
    return changes.isEmpty
  }

  private func recordedDigests() throws -> [String: Digest] {
    var digests: [String: Digest] = [:]
    for line in try String(contentsOf: record, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let columns = Int(parts[1]) else { continue }
      digests[String(parts[0])] = Digest(text: parts[2], columns: columns)
    }
    return digests
  }
}
