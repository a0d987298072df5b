// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@testable import LinuxUIKit

private let samples = [
  "Several words that need some room to be shown", "Straße, naïve, Ünïcödé",
  "مرحبا بالعالم كيف الحال اليوم", "שלום עולם מה שלומך", "mixed عربي and עברית in 123 one line",
  "汉字没有空格所以到处都可以换行", "हिन्दी में कुछ शब्द", "👩‍👩‍👧‍👦 family 🇩🇪 flag 👍🏽 thumb",
  "Z̸̢̧̛͍̃a̋ͥl̷̥̈́ĝ̈ȯ̈ text", "ไทยภาษา", "a\tb\tc", "  leading and trailing  ",
  "marks on spaces:  \u{1AB0}\u{20E3}\u{202E} \u{2067} \u{200D}a",
  "and on nothing: 🇩\u{2069}\u{301}🇩🇪\u{20E3}",
]

private let font = UIFont.systemFont(ofSize: 17)

private func layout(
  _ text: String, width: CGFloat? = nil, lines: Int? = nil,
  mode: NSLineBreakMode = .byTruncatingTail
) -> TextLayout {
  TextLayout(
    TextContent(text, style: TextContent.Style(font: font)), width: width,
    maximumLines: lines, lineBreakMode: mode)
}

/// Relations that are true for every font. Expected: UIKit's documentation of string drawing and of
/// line break modes, and that text in more lines isn't lower.
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

  @Test(arguments: samples)
  func aNarrowerTextIsNoLowerAndNoWiderThanItsWidth(text: String) {
    let natural = layout(text).size
    var last = natural.height
    for part in [1, 0.8, 0.6, 0.4] {
      let width = (natural.width * part).rounded(.up)
      let found = layout(text, width: width).size
      #expect(found.height >= last - 0.01)
      #expect(found.width <= width + 0.01)
      last = found.height
    }
    #expect(layout(text, width: natural.width.rounded(.up)).size.height == natural.height)
  }

  /// A label that is sized to fit would cut off ink outside the measured box.
  @Test(arguments: [
    "Z̸̢̧̛͍̃a̋ͥl̷̥̈́ĝ̈ȯ̈", "Ấẫ", "ÅÄÖ gjpqy", "ไทยที่ผู้", "شَدَّة", "हिन्दीक्ष्म्य",
    "Hlk", "a\nb", "مرحبا", "日本語", "جارٍ",
  ])
  func marksAreInsideTheMeasuredHeight(text: String) throws {
    let measured = layout(text).size
    let margin: CGFloat = 40
    let page = CGSize(width: measured.width + 2 * margin, height: measured.height + 2 * margin)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: page, format: format).image { context in
      layout(text).draw(
        in: context.cgContext, at: CGPoint(x: margin, y: margin), width: measured.width,
        color: CGColor(gray: 0, alpha: 1), alignment: .left)
    }
    let pixels = PixelReader(try #require(image.cgImage))
    let ink = try #require(pixels.bounds(tolerance: 40))
    // The text is moved to whole pixels, so by less than a pixel.
    #expect(ink.minY / 2 >= margin - 0.5)
    #expect(ink.maxY / 2 <= margin + measured.height + 0.5)
  }
}
