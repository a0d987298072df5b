// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Each folder of the library uses only those above it in the list, so that a reader of a folder
/// needs to know only those.
@Suite struct SourceFolderTests {
  private static let folders = ["Support", "State", "View", "Places"]
  /// The two places don't know each other. What both use has files of its own.
  private static let globalHUD = ["StatusHUD", "GlobalHUDPlace", "SceneResolver"]
  private static let viewHUD = ["HUDView"]

  @Test func noFileRefersToALaterFolder() throws {
    let library = "Sources/StatusHUD/"
    let files = try Repository.files(in: "Sources/StatusHUD")
      .map { (path: String($0.path.dropFirst(library.count)), code: Self.code(of: $0)) }
    func folder(_ path: String) -> Int? {
      Self.folders.firstIndex(of: String(path.prefix { $0 != "/" }))
    }
    #expect(files.filter { folder($0.path) == nil }.map(\.path) == ["Platform.swift"])

    var references: [String] = []
    var found = 0
    for (place, code) in files {
      let types = code.matches(of: Self.declaration).map { String($0.1) }
      guard let level = folder(place) else { continue }
      for name in types where name != "StatusHUD" {
        found += 1
        for (path, code) in files
        where folder(path).map({ $0 < level }) == true || Self.areStrangers(path, place) {
          if code.firstMatch(of: try Regex("\\b\(name)\\b")) != nil {
            references.append("\(path): \(name) of \(place)")
          }
        }
      }
    }
    #expect(found > 60)
    #expect(references == [])
  }

  private static func areStrangers(_ one: String, _ two: String) -> Bool {
    func isIn(_ names: [String], _ path: String) -> Bool {
      names.contains { path.hasPrefix("Places/\($0)") }
    }
    return isIn(globalHUD, one) && isIn(viewHUD, two) || isIn(viewHUD, one) && isIn(globalHUD, two)
  }

  // Nested types don't count.
  nonisolated(unsafe) private static let declaration =
    /(?m)^(?:@\w+(?:\([^)]*\))? +)*(?:public |package |final |open )*(?:class|struct|enum|protocol|typealias) (\w+)/

  /// The file without comments and strings.
  private static func code(of file: File) -> String {
    file.lines.joined(separator: "\n").replacing(/\/\/[^\n]*/, with: "")
      .replacing(/"(\\.|[^"\\\n])*"/, with: "\"\"")
  }
}
