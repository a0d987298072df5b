// SPDX-License-Identifier: MIT

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

/// Relations that are true for every font. Expected: UIKit's documentation of string drawing, and
/// that text in more lines isn't lower.
@Suite struct MeasurementTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func size(_ text: String, width: CGFloat? = nil) -> CGSize {
    let content = TextContent(text, style: TextContent.Style(font: font))
    return TextLayout(
      content, width: width, maximumLines: nil, lineBreakMode: .byTruncatingTail
    ).size
  }

  @Test(arguments: samples)
  func aNarrowerTextIsNoLowerAndNoWiderThanItsWidth(text: String) {
    let natural = size(text)
    var last = natural.height
    for part in [1, 0.8, 0.6, 0.4] {
      let width = (natural.width * part).rounded(.up)
      let found = size(text, width: width)
      #expect(found.height >= last - 0.01)
      #expect(found.width <= width + 0.01)
      last = found.height
    }
    #expect(size(text, width: natural.width.rounded(.up)).height == natural.height)
  }

  /// A label that is sized to fit would cut off ink outside the measured box.
  @Test(arguments: [
    "Z̸̢̧̛͍̃a̋ͥl̷̥̈́ĝ̈ȯ̈", "Ấẫ", "ÅÄÖ gjpqy", "ไทยที่ผู้", "شَدَّة", "हिन्दीक्ष्म्य",
  ])
  func marksAreInsideTheMeasuredHeight(text: String) throws {
    let measured = size(text)
    let margin: CGFloat = 40
    let page = CGSize(width: measured.width + 2 * margin, height: measured.height + 2 * margin)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let content = TextContent(text, style: TextContent.Style(font: font))
    let image = UIGraphicsImageRenderer(size: page, format: format).image { context in
      TextLayout(content, width: nil, maximumLines: nil, lineBreakMode: .byTruncatingTail).draw(
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
