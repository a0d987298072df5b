// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `NSAttributedString.size()`, of
/// `boundingRect(with:options:context:)` (fractional sizes; one line at its baseline without
/// `usesLineFragmentOrigin`) and of `UIFont`; point sizes of text styles from the tables of Apple's
/// Human Interface Guidelines, “Typography”. Else relations that hold with any font.
@MainActor @Suite struct StringMeasureConformance {
  private let font = UIFont.systemFont(ofSize: 20)
  private let long = "Some words that are rather long for a narrow column of text"

  private func string(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: font])
  }

  private func block(_ text: String, width: CGFloat) -> CGRect {
    string(text).boundingRect(
      with: CGSize(width: width, height: 10_000),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
  }

  @Test func aLineIsAsTallAsItsFont() {
    #expect(isNear(string("Word").size().height, font.lineHeight, within: 0.5))
    #expect(isNear(block("Word", width: 1000).height, font.lineHeight, within: 0.5))
  }

  @Test func linesAddUp() {
    for count in 1...4 {
      let text = Array(repeating: "x", count: count).joined(separator: "\n")
      let height = CGFloat(count) * font.lineHeight
      #expect(isNear(string(text).size().height, height, within: 0.5 * CGFloat(count)))
      #expect(isNear(block(text, width: 1000).height, height, within: 0.5 * CGFloat(count)))
    }
  }

  @Test func blocksWrapAndLinesDoNot() {
    let column = block(long, width: 120)
    #expect(column.width <= 120)
    #expect(column.origin == .zero)
    #expect(column.height >= 2 * font.lineHeight - 1)
    let line = string(long).boundingRect(
      with: CGSize(width: 120, height: 10_000), options: [], context: nil)
    #expect(isNear(line.height, font.lineHeight, within: 1))
    #expect(line.minY < 0, "its origin is on the baseline")
  }

  @Test func aWideColumnIsTheNaturalSize() {
    let natural = string(long).size()
    #expect(isNear(block(long, width: 10_000).width, natural.width, within: 0.01))
    #expect(isNear(block(long, width: 0).width, natural.width, within: 0.01), "0 is no limit")
  }

  @Test func stringsMeasureLikeAttributedStrings() {
    let size = ("Word" as NSString).size(withAttributes: [.font: font])
    #expect(size == string("Word").size())
    let box = ("Word" as NSString).boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(isNear(box.width, size.width, within: 0.01))
  }

  /// A label rounds up to whole pixels.
  @Test func labelsAreNoSmaller() {
    let label = UILabel()
    label.font = font
    label.text = "Word"
    let measured = string("Word").size()
    let shown = label.sizeThatFits(CGSize(width: 1000, height: 1000))
    #expect(shown.width >= measured.width - 0.01 && shown.width <= measured.width + 1)
    #expect(shown.height >= measured.height - 0.01 && shown.height <= measured.height + 1)
  }

  @Test func kerningWidensText() {
    let wide = NSAttributedString(string: "Word", attributes: [.font: font, .kern: 5])
    #expect(wide.size().width >= string("Word").size().width + 15 - 0.01)
  }

  @Test(arguments: [9, 17, 40] as [CGFloat]) func metricsAreInTheirOrder(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.pointSize == size)
    #expect(font.descender < 0)
    #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 0)
    #expect(isNear(font.lineHeight, font.ascender - font.descender + font.leading, within: 0.01))
  }

  @Test func fontsGrowInProportion() {
    let double = UIFont.systemFont(ofSize: 40)
    #expect(isNear(double.lineHeight, 2 * font.lineHeight, within: 0.1))
    #expect(font.withSize(40).pointSize == 40)
    #expect(font.withSize(40).fontName == font.fontName)
  }

  private static let styles: [(UIFont.TextStyle, sizes: [CGFloat])] = [
    (.largeTitle, [31, 34, 44, 60]), (.title1, [25, 28, 38, 58]), (.title2, [19, 22, 34, 56]),
    (.title3, [17, 20, 31, 55]), (.headline, [14, 17, 28, 53]), (.body, [14, 17, 28, 53]),
    (.callout, [13, 16, 26, 51]), (.subheadline, [12, 15, 25, 49]), (.footnote, [12, 13, 23, 44]),
    (.caption1, [11, 12, 22, 43]), (.caption2, [11, 11, 20, 40]),
  ]

  @Test(arguments: 0..<11) func textStylesHaveTheirSizes(index: Int) {
    let (style, sizes) = Self.styles[index]
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]
    let found = categories.map { category in
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    #expect(found == sizes)
  }
}
