// SPDX-License-Identifier: MIT

extension HouseRule {
  static let maximumLength = 300

  static let length = HouseRule(name: "No Swift file is longer than 300 lines") { file in
    guard file.lines.count > maximumLength else { return [] }
    return [
      Violation(
        path: file.path, line: maximumLength + 1,
        message: "\(file.lines.count) lines; \(maximumLength) are the most, split it by aspect")
    ]
  }

  static let licence = HouseRule(name: "Every Swift file starts with its licence") { file in
    // SwiftPM wants the tools version on the first line of a manifest.
    let line = file.path == "Package.swift" ? 1 : 0
    guard file.lines.indices.contains(line), file.lines[line] == "// SPDX-License-Identifier: MIT"
    else {
      return [
        Violation(
          path: file.path, line: line + 1,
          message: "this line must be “// SPDX-License-Identifier: MIT”")
      ]
    }
    return []
  }
}
