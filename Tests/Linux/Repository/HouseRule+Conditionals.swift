// SPDX-License-Identifier: MIT

extension HouseRule {
  /// Files whose whole purpose is one seam between the systems.
  static let seams: Set = [
    "ActionButton.swift", "ApplicationScenes.swift", "CustomView.swift", "DeadlineTimer.swift",
    "GestureBarrierView.swift", "Haptics.swift", "KeyboardTracker.swift", "Localization.swift",
    "SystemBars.swift", "SystemMaterial.swift",
  ]

  static let conditionals = HouseRule(
    name: "Conditional compilation stands only in the manifest and in the seams, and says why"
  ) { file in
    let places = file.code.indices.filter { isConditional(file.code[$0]) }
    guard let first = places.first else { return [] }
    guard mayHoldConditionals(file) else {
      return places.map {
        Violation(
          path: file.path, line: $0 + 1,
          message: "conditional compilation belongs in Platform.swift or a seam file")
      }
    }
    guard file.lines[..<first].contains(where: isReason) else {
      return [
        Violation(
          path: file.path, line: first + 1,
          message: "a comment above must say why this differs between systems")
      ]
    }
    return []
  }

  private static func isConditional(_ code: String) -> Bool {
    let code = code.drop { $0 == " " || $0 == "\t" }
    return code.hasPrefix("#if") || code.hasPrefix("#elseif") || code.contains("canImport(")
  }

  private static func isReason(_ line: String) -> Bool {
    let line = line.drop { $0 == " " }
    return line.hasPrefix("//") && !line.contains("SPDX-License-Identifier")
      && !line.contains("swift-tools-version") && line.count > 20
  }

  private static func mayHoldConditionals(_ file: SourceFile) -> Bool {
    let modules = [
      "Package.swift", "Sources/StatusHUD/Platform.swift", "DemoApp/App/CatalogueModule.swift",
    ]
    if modules.contains(file.path) { return true }
    if file.path.hasPrefix("Tests/") { return file.name == "Export.swift" }
    return ["Sources/", "Resources/"].contains(where: file.path.hasPrefix)
      && seams.contains(file.name)
  }
}
