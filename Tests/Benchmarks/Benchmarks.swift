// SPDX-License-Identifier: MIT

import Foundation

/// What StatusHUD costs, each figure beside a baseline that was measured in the same run.
///
///     Benchmarks [--write FILE] [--row "what | figure | baseline | ratio"]…
///
/// Rows are those of measurements that another program made. Fails when a figure misses its limit.
@main @MainActor enum Benchmarks {
  static func main() {
    var (file, rows): (String?, [Row]) = (nil, [])
    var words = CommandLine.arguments.dropFirst()
    while let word = words.popFirst() {
      switch word {
      case "--write" where !words.isEmpty: file = words.removeFirst()
      case "--row" where !words.isEmpty: rows.append(Row(line: words.removeFirst()))
      default:
        print("\(word) isn't an option, or lacks its value.")
        print("Usage: Benchmarks [--write FILE] [--row \"what | figure | baseline | ratio\"]…")
        exit(2)
      }
    }
    Task { @MainActor in
      var measured: [Row] = []
      do {
        for part in [Calls.rows, Presentations.rows, Floods.rows] {
          let rows = try await part()
          rows.forEach { print($0) }
          fflush(nil)
          measured += rows
        }
        try file.map { try write(measured + rows, to: $0) }
      } catch {
        print("FAIL \(error)")
        exit(1)
      }
      exit(measured.allSatisfy(\.holds) ? 0 : 1)
    }
    while true { RunLoop.main.run() }
  }

  private static func write(_ rows: [Row], to file: String) throws {
    let environment = ProcessInfo.processInfo
    let processor = try String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
      .split(separator: "\n").first { $0.hasPrefix("model name") }
      .map { $0.drop { $0 != ":" }.dropFirst(2) }
    let date = Date().formatted(.iso8601.year().month().day())
    let swift = environment.environment["SWIFT_VERSION"] ?? "an unknown Swift"
    let text = """
      # Results

      `Tests/run --bench` wrote this on \(date): \(processor ?? "an unknown processor"), \
      \(environment.activeProcessorCount) cores, \(environment.operatingSystemVersionString), \
      \(swift), release build. Each line has its baseline, measured in the same run. A limit that is \
      missed fails the run.

      | What | Figure | Baseline | Ratio | Limit |
      | --- | --- | --- | --- | --- |
      \(rows.map(\.line).joined(separator: "\n"))

      """
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }
}

/// One line of the table.
struct Row: CustomStringConvertible {
  var cells: [String]
  var holds = true

  init(line: String) {
    let given = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    cells = Array((given + ["", "", ""]).prefix(5))
  }

  /// - Parameter limit: Of the ratio of `value` to `base`, or with `isAbsolute` of `value`.
  init(
    _ what: String, _ value: Double, _ baseline: String, _ base: Double, unit: String,
    limit: Double? = nil, isAbsolute: Bool = false
  ) {
    let measured = isAbsolute ? value : value / base
    holds = limit.map { measured < $0 } ?? true
    cells = [
      what, "\(Self.text(value)) \(unit)", "\(baseline): \(Self.text(base)) \(unit)",
      base > 0 ? Self.text(value / base) : "",
      limit.map { isAbsolute ? "\(Self.text($0)) \(unit)" : Self.text($0) } ?? "",
    ]
  }

  var line: String { "| \(cells.joined(separator: " | ")) |" }
  var description: String { "\(holds ? "ok  " : "FAIL") \(line)" }

  /// Three digits.
  private static func text(_ value: Double) -> String {
    let digits = value == 0 ? 0 : max(0, 2 - Int(log10(abs(value)).rounded(.down)))
    return String(format: "%.\(min(digits, 3))f", value)
  }
}
