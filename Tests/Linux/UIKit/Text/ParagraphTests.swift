// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@testable import LinuxUIKit

private let font = UIFont.systemFont(ofSize: 20)

/// Expected values: UIKit's documentation of `NSParagraphStyle` and of the attributes.
@Suite struct ParagraphTests {
  private func text(
    _ string: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in },
    _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSMutableAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSMutableAttributedString(
      string: string,
      attributes: attributes.merging([.font: font, .paragraphStyle: style]) { old, _ in old })
  }

  /// Foundation compares the attributes of neighbours if both have equally many, and traps on values
  /// of classes that are not its own. Every second part therefore gets some more.
  private func joined(_ parts: NSAttributedString...) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: parts.map(\.string).joined())
    var location = 0
    for (index, part) in parts.enumerated() {
      var attributes = part.attributes(at: 0, effectiveRange: nil)
      for extra in 0..<(index % 2) * 9 { attributes[NSAttributedString.Key("\(extra)")] = 1 }
      text.setAttributes(
        attributes, range: NSRange(location: location, length: text.length - location))
      location += part.length
    }
    return text
  }

  /// Whether a pixel has much of one component and little of the others.
  private static func isPure(_ word: UInt32, shift: UInt32) -> Bool {
    [UInt32(0), 8, 16].allSatisfy { ((word >> $0) & 0xFF > 100) == ($0 == shift) }
  }

  private func picture(_ text: NSAttributedString, width: CGFloat = 200) throws -> PixelReader {
    try pixels(drawn(width, 160) { _ in text.draw(in: CGRect(0, 0, width, 160)) })
  }

  /// The first and the last column with ink in the rows of a line.
  private func columns(_ pixels: PixelReader, line: Int) -> ClosedRange<Int>? {
    let height = font.lineHeight
    let rows = Int(CGFloat(line) * height) + 2..<Int(CGFloat(line + 1) * height) - 1
    let columns = (0..<pixels.width).filter { x in
      rows.contains { pixels.premultiplied(x, $0).alpha > 64 }
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  @Test func linesBeginAtTheirIndents() throws {
    let list = text("████ ████ ████ ████ ████\n████") {
      $0.firstLineHeadIndent = 10
      $0.headIndent = 30
    }
    let pixels = try picture(list, width: 150)
    #expect(abs(try #require(columns(pixels, line: 0)).lowerBound - 10) <= 1)
    #expect(abs(try #require(columns(pixels, line: 1)).lowerBound - 30) <= 1)
    let last = Int((list.size().height / font.lineHeight).rounded())
    #expect(last == 2)
  }

  @Test func linesEndAtTheTailIndent() throws {
    let words = String(repeating: "██ ", count: 20)
    for (tail, end) in [(CGFloat(-40), 160), (120, 120), (0, 200)] {
      let found = try picture(text(words) { $0.tailIndent = tail })
      let line = try #require(columns(found, line: 0))
      #expect(line.upperBound < end)
      // A further word would not have fitted.
      let word = "██ ".size(withAttributes: [.font: font]).width
      #expect(CGFloat(end - line.upperBound) <= word + 1)
    }
  }

  @Test func indentsAreMirroredForTextFromTheRight() throws {
    let arabic = text("مرحبا") { $0.firstLineHeadIndent = 50 }
    let line = try #require(columns(picture(arabic), line: 0))
    #expect(line.upperBound <= 150)
    #expect(line.upperBound > 140)
  }

  @Test func indentsBelongToTheMeasuredWidth() {
    let plain = text("word word").size().width
    #expect(abs(text("word word") { $0.firstLineHeadIndent = 25 }.size().width - plain - 25) < 0.01)
    #expect(abs(text("word word") { $0.tailIndent = -25 }.size().width - plain - 25) < 0.01)
    let hanging = text("a\nword word") { $0.headIndent = 25 }
    #expect(abs(hanging.size().width - plain) < 0.01)
  }

  @Test(arguments: [CGFloat(-30), 0, 25, 400, .nan, .infinity])
  func whatWasMeasuredWithIndentsFits(indent: CGFloat) {
    let list = text("several words in a paragraph\nand in another one") {
      $0.headIndent = indent
      $0.firstLineHeadIndent = indent / 2
      $0.tailIndent = -indent
    }
    let natural = list.size()
    #expect(natural.width.isFinite && natural.height.isFinite)
    let again = list.boundingRect(
      with: CGSize(width: natural.width, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(again.height == natural.height)
  }

  @Test func eachParagraphHasItsAlignment() throws {
    let three = joined(
      text("██\n") { $0.alignment = .left }, text("██\n") { $0.alignment = .right },
      text("██") { $0.alignment = .center })
    let pixels = try picture(three)
    #expect(try #require(columns(pixels, line: 0)).lowerBound <= 2)
    #expect(try #require(columns(pixels, line: 1)).upperBound >= 197)
    let middle = try #require(columns(pixels, line: 2))
    #expect(abs(middle.lowerBound + middle.upperBound - 199) <= 3)
    // Blocks reach a hair beyond the line.
    #expect(abs(three.size().height - 3 * font.lineHeight) < 1)
  }

  @Test func theStartOfAParagraphCountsForAllOfIt() {
    let mixed = joined(
      text("one ") { $0.minimumLineHeight = 50 }, text("two") { $0.minimumLineHeight = 90 })
    #expect(mixed.size().height == 50)
  }

  @Test func spaceBelongsToTheParagraphThatHasIt() {
    let after = joined(
      text("one\n") { $0.paragraphSpacing = 11 }, text("two\n"), text("three"))
    #expect(abs(after.size().height - 3 * font.lineHeight - 11) < 0.01)
    let before = joined(
      text("one\n"), text("two\n") { $0.paragraphSpacingBefore = 7 }, text("three"))
    #expect(abs(before.size().height - 3 * font.lineHeight - 7) < 0.01)
    // Between lines of one paragraph there is none.
    #expect(
      text("one\u{20}two") { $0.paragraphSpacing = 11 }.size().height == font.lineHeight)
  }

  @Test func linesAreLimitedAcrossParagraphs() {
    let three = joined(
      text("one\n") { $0.alignment = .left }, text("two\n") { $0.alignment = .right },
      text("three") { $0.alignment = .center })
    let content = TextContent(three, base: TextContent.Style(font: font))
    for limit in 1...4 {
      for mode in [NSLineBreakMode.byWordWrapping, .byTruncatingTail, .byClipping] {
        let layout = TextLayout(content, width: 100, maximumLines: limit, lineBreakMode: mode)
        #expect(layout.lines.count == min(3, limit))
      }
    }
    let shortened = TextLayout(
      content, width: 100, maximumLines: 2, lineBreakMode: .byTruncatingTail)
    let whole = TextLayout(content, width: 100, maximumLines: 3, lineBreakMode: .byTruncatingTail)
    // An ellipsis stands for the third one.
    #expect(shortened.lines[1].width > whole.lines[1].width)
    #expect(shortened.lines[1].paragraph.alignment == .right)
  }

  @Test func backgroundsAreBehindTheText() throws {
    let marked = joined(text("████"), text("    .", { _ in }, [.backgroundColor: UIColor.green]))
    let pixels = try picture(marked)
    let x = Int("████".size(withAttributes: [.font: font]).width) + 4
    #expect(pixels.straight(x, Int(font.lineHeight / 2)) == .pureGreen)
    #expect(pixels.straight(4, Int(font.lineHeight / 2)) == .black)
  }

  @Test func linesHaveTheirOwnColour() throws {
    let under = try picture(
      text("nnnn", { _ in }, [.underlineStyle: 1, .underlineColor: UIColor.red]))
    #expect(under.words.contains { Self.isPure($0, shift: 16) })
    let through = try picture(
      text("nnnn", { _ in }, [.strikethroughStyle: 1, .strikethroughColor: UIColor.blue]))
    #expect(through.words.contains { Self.isPure($0, shift: 0) })
  }

  @Test func anOffsetRaisesTheText() throws {
    let raised = joined(text("████"), text("████", { _ in }, [.baselineOffset: 12]))
    #expect(abs(raised.size().height - font.lineHeight - 12) < 1)
    let lowered = text("████", { _ in }, [.baselineOffset: -12])
    let plain = try #require(picture(text("████")).bounds())
    let below = try #require(picture(lowered).bounds())
    #expect(abs(below.minY - plain.minY - 12) <= 1)
  }
}
