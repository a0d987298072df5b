// SPDX-License-Identifier: MIT

/// A block of Swift in the documentation.
struct Fence {
  let path: String
  /// Of its first line of code, counted from 1.
  let line: Int
  /// Without their common indentation.
  let lines: [String]

  /// Whether it is for somebody's manifest, which no source of ours can hold.
  var isOfManifest: Bool { lines.first?.hasPrefix(".package(") == true }

  /// The fences marked `swift`, of a Markdown file or of the doc comments of a Swift file.
  static func all(in file: SourceFile) -> [Fence] {
    let isSwift = file.name.hasSuffix(".swift")
    var fences: [Fence] = []
    var open: (language: Substring, line: Int, lines: [String])?
    for (index, line) in file.lines.enumerated() {
      guard let text = isSwift ? docComment(line) : line[...] else {
        // A doc comment that ends ends its fence.
        open = nil
        continue
      }
      let mark = text.drop { $0 == " " }
      if !mark.hasPrefix("```") {
        open?.lines.append(String(text))
      } else if let fence = open {
        if fence.language == "swift" {
          fences.append(
            Fence(path: file.path, line: fence.line, lines: withoutIndentation(fence.lines)))
        }
        open = nil
      } else {
        open = (mark.drop { $0 == "`" }, index + 2, [])
      }
    }
    return fences
  }

  /// Whether its lines stand in `file` one after the other, all indented alike.
  func stands(in file: SourceFile) -> Bool {
    guard let first = lines.first else { return true }
    return file.lines.indices.dropLast(lines.count - 1).contains { start in
      guard file.lines[start].hasSuffix(first) else { return false }
      let indentation = file.lines[start].dropLast(first.count)
      guard indentation.allSatisfy({ $0 == " " }) else { return false }
      return zip(lines, file.lines[start...]).allSatisfy { wanted, found in
        found == (wanted.isEmpty ? "" : indentation + wanted)
      }
    }
  }

  private static func docComment(_ line: String) -> Substring? {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("///") else { return nil }
    return text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)
  }

  private static func withoutIndentation(_ lines: [String]) -> [String] {
    let common = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(common)) }
  }
}
