// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@testable import LinuxUIKit

private let font = UIFont.systemFont(ofSize: 20)

/// Expected values: UIKit's documentation of attributes and string drawing.
@Suite struct AttributedTextTests {
  @Test func aLineIsAsTallAsItsTallestFont() {
    let text = NSMutableAttributedString(string: "small LARGE", attributes: [.font: font])
    let large = UIFont.boldSystemFont(ofSize: 40)
    text.addAttribute(.font, value: large, range: NSRange(location: 6, length: 5))
    #expect(abs(text.size().height - large.lineHeight) < 0.01)
  }

  @Test func theDefaultFontIsTwelvePoints() {
    let size = NSAttributedString(string: "Text").size()
    #expect(size == "Text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
    #expect(NSString(string: "Text").size(withAttributes: nil) == size)
  }

  @Test func kerningIsAddedBetweenCharacters() {
    let plain = "abcd".size(withAttributes: [.font: font]).width
    let kerned = "abcd".size(withAttributes: [.font: font, .kern: 3]).width
    #expect(abs(kerned - plain - 9) < 0.01)
    #expect("abcd".size(withAttributes: [.font: font, .kern: CGFloat.nan]).width == plain)
  }

  @Test func paragraphStylesSpaceLines() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    let two = "a\nb".size(withAttributes: [.font: font, .paragraphStyle: style]).height
    #expect(two == 2 * font.lineHeight + 7)
    style.paragraphSpacing = 5
    #expect(
      "a\nb".size(withAttributes: [.font: font, .paragraphStyle: style]).height
        == 2 * font.lineHeight + 12)
    style.setParagraphStyle(.default)
    style.lineHeightMultiple = 2
    #expect(
      "a".size(withAttributes: [.font: font, .paragraphStyle: style]).height == font.lineHeight * 2)
    style.maximumLineHeight = 30
    #expect("a".size(withAttributes: [.font: font, .paragraphStyle: style]).height == 30)
    style.setParagraphStyle(.default)
    style.minimumLineHeight = 50
    #expect("a".size(withAttributes: [.font: font, .paragraphStyle: style]).height == 50)
  }

  @Test func paragraphStylesCopyByValue() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let copy = style.copy() as? NSParagraphStyle
    style.alignment = .center
    #expect(copy?.alignment == .right)
    #expect(copy is NSMutableParagraphStyle == false)
    #expect((copy?.mutableCopy() as? NSMutableParagraphStyle)?.alignment == .right)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
    #expect(NSMutableParagraphStyle() == NSParagraphStyle.default)
  }

  @Test func boundingRectsFollowTheirOptions() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let text = "Several words that need some room"
    let context = NSStringDrawingContext()
    let block = text.boundingRect(
      with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin,
      attributes: attributes, context: context)
    #expect(block.width <= 100)
    #expect(block.height > 2 * font.lineHeight)
    #expect(context.totalBounds == block)
    let unlimited = text.boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0),
      options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(unlimited.size == text.size(withAttributes: attributes))
    let line = text.boundingRect(
      with: CGSize(width: 100, height: 0), attributes: attributes, context: nil)
    #expect(line.height == font.lineHeight)
    #expect(line.minY == -font.ascender)
    let shortened = NSAttributedString(string: text, attributes: attributes).boundingRect(
      with: CGSize(width: 100, height: font.lineHeight * 2.5),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    #expect(abs(shortened.height - 2 * font.lineHeight) < 0.01)
  }

  @Test func runsHaveTheirColour() throws {
    let text = NSMutableAttributedString(
      string: "████", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    let size = text.size()
    let pixels = try pixels(drawn(size.width, size.height) { _ in text.draw(at: .zero) })
    let middle = pixels.height / 2
    #expect(pixels.straight(pixels.width / 4, middle) == .pureRed)
    #expect(pixels.straight(pixels.width * 3 / 4, middle) == .black)
  }

  @Test func underlinesAreDrawn() throws {
    func ink(_ attributes: [NSAttributedString.Key: Any]) throws -> CGRect? {
      let attributes = attributes.merging([.font: font]) { $1 }
      return try pixels(
        drawn(60, 30) { _ in "nnn".draw(in: CGRect(0, 0, 60, 30), withAttributes: attributes) }
      ).bounds()
    }
    let plain = try #require(try ink([:]))
    let underlined = try #require(
      try ink([.underlineStyle: NSUnderlineStyle.single.rawValue]))
    #expect(underlined.maxY > plain.maxY)
    #expect(try ink([.strikethroughStyle: 1]) != nil)
  }

  /// An attribute boundary may stand in the middle of a surrogate pair.
  @Test func cutPairsDoNoHarm() {
    let text = NSMutableAttributedString(string: "👍👍")
    text.addAttribute(.font, value: font, range: NSRange(location: 1, length: 2))
    #expect(text.size().width.isFinite)
  }
}
