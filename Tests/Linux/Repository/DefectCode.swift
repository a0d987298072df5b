// SPDX-License-Identifier: MIT

/// A row of a table of `Tests/DEFECTS.md`, as the name of a test or a sentence refers to it.
struct DefectCode: Hashable, CustomStringConvertible {
  let library: DefectCatalogue.Library
  /// As in the table: `23`, `C14`, `D9`.
  let code: String

  var description: String { "\(library.rawValue) \(code)" }

  /// Both libraries have rows of bare numbers, which are MBProgressHUD's in the suites of
  /// `HUDView`.
  private init(_ code: Substring, in suite: String) {
    self.code = code.uppercased()
    library =
      switch self.code.first {
      case "C": .svProgressHUD
      case "D": .mbProgressHUD
      default: suite.hasPrefix("HUDView") ? .mbProgressHUD : .svProgressHUD
      }
  }

  private init(port code: Substring) {
    self.code = String(code)
    library = .ihProgressHUD
  }

  /// What a function's name begins with: `row23…`, `row35C17…`, `row36_535…`, `c14…`,
  /// `defectD9…` or `port1…`, and then a word.
  static func named(by function: String, in suite: String) -> [DefectCode] {
    if let match = function.prefixMatch(of: /row(\d+)(?:_[A-Z]*\d+)?([CD]\d+)?(?=[A-Z])/) {
      return [match.1, match.2].compactMap { $0 }.map { DefectCode($0, in: suite) }
    }
    if let match = function.prefixMatch(of: /(?:c|defect[CD])\d+(?=[A-Z])/) {
      let code = match.0.hasPrefix("defect") ? match.0.dropFirst(6) : match.0
      return [DefectCode(code, in: suite)]
    }
    return function.prefixMatch(of: /port(\d+)(?=[A-Z])/).map { [DefectCode(port: $0.1)] } ?? []
  }

  /// The report by which a function is also named: 535 of `row36_535…`.
  static func report(namedBy function: String) -> String? {
    function.prefixMatch(of: /row\d+_[A-Z]*(\d+)/).map { String($0.1) }
  }

  /// What a sentence speaks of: “Row 13”, “Rows 16, C25”, “Rows 1 and 17”, “D9”.
  static func mentioned(in text: String, of suite: String) -> Set<DefectCode> {
    let rows = /\b[Rr]ows? \d+(?:(?:, and |, | and )[CD]?\d+)*\b/.wordBoundaryKind(.simple)
    let numbered = text.matches(of: rows).flatMap {
      $0.0.matches(of: /\b\d+/.wordBoundaryKind(.simple)).map(\.0)
    }
    let lettered = text.matches(of: /\b[CD]\d+\b/.wordBoundaryKind(.simple)).map(\.0)
    return Set((numbered + lettered).map { DefectCode($0, in: suite) })
  }
}
