// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LinuxUIKit

private let font = UIFont.systemFont(ofSize: 17)
private let long = "The quick brown fox jumps over the lazy dog and runs away from it all"

private func layout(
  _ text: String, width: CGFloat? = nil, lines: Int? = nil,
  mode: NSLineBreakMode = .byTruncatingTail
) -> TextLayout {
  TextLayout(
    TextContent(text, style: TextContent.Style(font: font)), width: width,
    maximumLines: lines, lineBreakMode: mode)
}

/// Expected behavior: UIKit's line break modes; sizes follow from the font's own line height.
@Suite struct TextLayoutTests {
  @Test func controlCharactersAreNothing() {
    let plain = layout("abc").size
    #expect(layout("a\0b\u{1}\u{7F}\u{9F}c").size == plain)
    #expect(layout("\0").size == .zero)
    #expect(layout("a\tb").size.width > layout("ab").size.width)
  }

  @Test(arguments: [
    String(repeating: "lorem ipsum ", count: 9000), String(repeating: "x", count: 100_000),
    String(repeating: "مرحبا ", count: 10_000), String(repeating: "\n", count: 100_000),
    "a" + String(repeating: "\u{301}", count: 50_000),
    String(repeating: "\u{202E}\u{2067}a", count: 20_000),
    String(repeating: "👨‍👩‍👧‍👦", count: 5000), String(repeating: "\0", count: 100_000),
    "\u{FFFF}\u{FFFC}\u{FEFF}\u{10FFFF}\u{E0001}\u{200B}",
    // Pango sees a place for a line to end within the second flag.
    "a🇩\u{2069}🇩🇪\u{AD}  words ",
  ])
  func enormousAndOddTextsAreLaidOut(text: String) {
    for width in [nil, 200] as [CGFloat?] {
      for (lines, mode) in [
        (1, .byTruncatingMiddle), (3, .byTruncatingTail), (nil, .byTruncatingTail),
      ] as [(Int?, NSLineBreakMode)] {
        let found = layout(text, width: width, lines: lines, mode: mode)
        #expect(found.size.width.isFinite && found.size.height.isFinite)
        #expect(found.lines.count <= lines ?? .max)
      }
    }
  }

  @Test(arguments: [-5, 0, 0.001, 1e30, .infinity, .nan] as [CGFloat])
  func anyWidthWillDo(width: CGFloat) {
    let found = layout("Some words", width: width, lines: 2)
    #expect((1...2).contains(found.lines.count))
  }
}
