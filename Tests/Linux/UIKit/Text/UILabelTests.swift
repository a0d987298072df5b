// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private let long = "The quick brown fox jumps over the lazy dog and runs away from it all"

@MainActor
private func label(_ text: String?, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.text = text
  label.numberOfLines = lines
  return label
}

/// Expected behaviour: UIKit's documentation of `UILabel`; sizes follow from the font's metrics.
@MainActor
@Suite(.exclusiveScreen) struct UILabelTests {
  @Test func nilBringsTheDefaultsBack() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 30)
    label.font = nil
    label.textColor = .red
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test func sizesAreWholePixels() {
    let one = label("Hello").intrinsicContentSize
    #expect(one.height == label("Hello").font.lineHeight.rounded(.up))
    #expect(one.width == one.width.rounded())
    let three = label("a\nb\nc", lines: 0)
    #expect(three.intrinsicContentSize.height == (3 * three.font.lineHeight).rounded(.up))
  }

  @Test func severalLinesKeepToTheWidth() {
    let many = label(long, lines: 0)
    let fitting = many.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(fitting.width <= 150)
    #expect(fitting.height > 3 * many.font.lineHeight)
    let two = label(long, lines: 2)
    #expect(
      two.sizeThatFits(CGSize(width: 150, height: 0)).height
        == (2 * two.font.lineHeight).rounded(.up))
    // A single line is measured whole, as `sizeToFit` of a label has always done.
    #expect(label(long).sizeThatFits(CGSize(width: 150, height: 0)).width > 400)
    many.preferredMaxLayoutWidth = 150
    #expect(many.intrinsicContentSize == fitting)
  }

  @Test func textRectIsInTheMiddle() {
    let short = label("Hello")
    let bounds = CGRect(10, 20, 200, 100)
    let rect = short.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect.midY == bounds.midY)
    #expect(rect.minX == 10)
    #expect(rect.height == short.font.lineHeight)
    // No more lines than the bounds have room for.
    let cut = label(long, lines: 0).textRect(
      forBounds: CGRect(0, 0, 100, 50), limitedToNumberOfLines: 0)
    #expect(cut.height == 2 * short.font.lineHeight)
  }

  @Test func aFontMayShrinkToFit() {
    let shrinking = label("A rather long line of text")
    shrinking.adjustsFontSizeToFitWidth = true
    let natural = shrinking.intrinsicContentSize.width
    let half = shrinking.textRect(
      forBounds: CGRect(0, 0, natural / 2, 50), limitedToNumberOfLines: 1)
    #expect(abs(half.height - shrinking.font.lineHeight / 2) < 0.5)
    shrinking.minimumScaleFactor = 0.8
    let limited = shrinking.textRect(
      forBounds: CGRect(0, 0, natural / 2, 50), limitedToNumberOfLines: 1)
    #expect(abs(limited.height - shrinking.font.lineHeight * 0.8) < 0.1)
    #expect(limited.width <= natural / 2)
  }

  @Test func textAndAttributesReplaceEachOther() {
    let label = label("Plain")
    #expect(label.attributedText?.string == "Plain")
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    let big = UIFont.systemFont(ofSize: 40)
    label.attributedText = NSAttributedString(string: "Rich", attributes: [.font: big])
    #expect(label.text == "Rich")
    #expect(label.intrinsicContentSize.height == big.lineHeight.rounded(.up))
    label.font = .systemFont(ofSize: 10)
    #expect(
      label.intrinsicContentSize.height == UIFont.systemFont(ofSize: 10).lineHeight.rounded(.up))
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func theContentSizeCategoryIsFollowedWhenAsked() async {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: large)
    let label = label("Text")
    label.font = font
    #expect(label.font.pointSize == 30)
    // The label's own traits are those of the standard category, large.
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 15)
    label.font = .systemFont(ofSize: 30)
    label.traitCollectionDidChange(nil)
    #expect(label.font.pointSize == 30)
  }

  @Test func nothingChangesForTheSameText() async {
    let label = label("Same")
    _ = label.intrinsicContentSize
    let count = label.layouts.count
    #expect(count > 0)
    label.text = "Same"
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .natural
    #expect(label.layouts.count == count)
    label.text = "Other"
    #expect(label.layouts.isEmpty)
  }

  @Test(arguments: [
    "", "\0", "\n", String(repeating: "x", count: 100_000),
    String(repeating: "\u{202E}a", count: 900),
    "a\u{0}b", "\u{FFFD}\u{200D}", "مرحبا\u{202E}abc\u{202C} שלום",
    // Pango sees a place for a line to end within the second flag.
    "a🇩\u{2069}🇩🇪\u{AD}  words ",
  ])
  func anyTextHasASize(text: String) {
    for lines in [-1, 0, 1, 3] {
      let label = label(text, lines: lines)
      for width in [-1, 0, 1, 80, CGFloat.infinity, .nan] {
        let size = label.sizeThatFits(CGSize(width: width, height: .nan))
        #expect(size.width.isFinite && size.height.isFinite)
      }
    }
  }
}
