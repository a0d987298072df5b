// SPDX-License-Identifier: MIT

extension HouseRule {
  static let backends = HouseRule(
    name: "Cairo, Pango and XCB are imported internally, and only where they are wrapped"
  ) { file in
    // A test has no interface to leak into, and may play the second client of a display.
    if file.path.hasPrefix("Tests/") { return [] }
    return file.code.enumerated().flatMap { index, code -> [Violation] in
      guard let module = backend(importedBy: code) else { return [] }
      func violation(_ message: String) -> Violation {
        Violation(path: file.path, line: index + 1, message: message)
      }
      var found: [Violation] = []
      if !code.trimmed.hasPrefix("internal import ") {
        found.append(violation("write “internal import \(module)”: it must not leak into the API"))
      }
      if !mayImport(module, file) {
        found.append(
          violation("\(module) is not imported in this file; its wrappers are elsewhere"))
      }
      return found
    }
  }

  static let hostInterface = HouseRule(
    name: "StatusHUD is written against what Apple declares, not against the Linux host"
  ) { file in
    guard file.path.hasPrefix("Sources/StatusHUD/"), !seams.contains(file.name) else { return [] }
    return file.violations("@_spi has no place in StatusHUD: Apple's UIKit has none") {
      $0.contains("@_spi")
    }
  }

  static let concurrency = HouseRule(
    name: "Only the store answers for itself to the concurrency checker"
  ) { file in
    guard file.path.hasPrefix("Sources/StatusHUD/"),
      file.path != "Sources/StatusHUD/Intent/HUDStore.swift"
    else { return [] }
    return ["nonisolated(unsafe)", "@unchecked Sendable"].flatMap { escape in
      file.violations("\(escape) is allowed in Intent/HUDStore.swift alone") {
        $0.contains(escape)
      }
    }
  }

  private static func backend(importedBy code: String) -> String? {
    let words = code.trimmed.split(separator: " ").map(String.init)
    guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { return nil }
    return ["CCairo", "CPango", "CXCB"].first { $0 == words[index + 1] }
  }

  private static func mayImport(_ module: String, _ file: SourceFile) -> Bool {
    let isWrapper = file.name.contains("+Pango") || file.name.contains("+Cairo")
    switch module {
    case "CCairo":
      return file.path.hasPrefix("Sources/Linux/CoreGraphics/")
        || file.path.hasPrefix("Sources/Linux/QuartzCore/")
        || file.path.hasPrefix("Sources/Linux/UIKit/") && isWrapper
    case "CPango":
      return file.path.hasPrefix("Sources/Linux/UIKit/") && file.name.contains("+Pango")
    default:
      return file.path.hasPrefix("Sources/Linux/DisplayHost/") && file.name.hasPrefix("X11")
    }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " || $0 == "\t" }) }
}
