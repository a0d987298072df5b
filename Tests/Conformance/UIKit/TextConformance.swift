// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UILabel`, `UIFont`, and `NSAttributedString.size()`; that a
/// label is as tall as its lines, rounded up to a pixel, is a published measurement; point sizes of
/// text styles from the tables of Apple's Human Interface Guidelines, “Typography”. Else only
/// relations: the numbers are each font's own.
@MainActor @Suite struct TextConformance {
  private let font = UIFont.systemFont(ofSize: 20)
  private let unlimited = CGSize(width: 10_000, height: 10_000)
  private let long = "Some words that are rather long for a narrow column of text"

  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.numberOfLines = lines
    label.text = text
    return label
  }

  private func size(_ text: String?, lines: Int = 1, width: CGFloat = 10_000) -> CGSize {
    label(text, lines: lines).sizeThatFits(CGSize(width: width, height: 10_000))
  }

  @Test func moreTextIsWider() {
    #expect(size(nil) == .zero && size("") == .zero && label(nil).intrinsicContentSize == .zero)
    #expect(size("W").width > 0)
    #expect(size("WW").width > size("W").width)
    #expect(size("W").width > size("i").width)
    #expect(size("WW").height == size("W").height)
  }

  @Test(arguments: [1, 2, 3, 5]) func linesAddUp(count: Int) {
    let text = Array(repeating: "x", count: count).joined(separator: "\n")
    let label = label(text, lines: 0)
    let excess = label.sizeThatFits(unlimited).height - CGFloat(count) * label.font.lineHeight
    #expect((-0.01...1).contains(excess), "rounded up")
    let height = (text as NSString).size(withAttributes: [.font: font]).height
    #expect(isNear(height, CGFloat(count) * font.lineHeight, within: 0.5 * CGFloat(count)))
  }

  @Test func numbersOfLinesAreLimits() {
    let text = "a\nb\nc\nd"
    #expect(size(text, lines: 2).height == size("a\nb", lines: 0).height)
    #expect(size(text, lines: 9).height == size(text, lines: 0).height)
    #expect(size(text, lines: 3).height > size(text, lines: 2).height)
  }

  @Test func textWrapsIntoItsWidth() {
    let whole = size(long, lines: 0)
    let column = size(long, lines: 0, width: 120)
    #expect(column.width <= 120)
    #expect(column.height >= 2 * whole.height - 1)
    #expect(size(long, lines: 1, width: 120).height == whole.height)
  }

  @Test func attributedTextOfOneStyleIsPlainText() {
    let styled = label(nil)
    styled.attributedText = NSAttributedString(
      string: "Word", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(styled.sizeThatFits(unlimited) == size("Word"))
    #expect(styled.text == "Word")
    styled.text = "Other"
    #expect(styled.attributedText?.string == "Other")
  }

  /// A label rounds up to whole pixels.
  @Test func labelsAreNoSmallerAndTheirIntrinsicSizeFits() {
    let label = label("Word")
    label.font = font
    let measured = ("Word" as NSString).size(withAttributes: [.font: font])
    let shown = label.sizeThatFits(unlimited)
    #expect(label.intrinsicContentSize == shown)
    #expect(shown.width >= measured.width - 0.01 && shown.width <= measured.width + 1)
    #expect(shown.height >= measured.height - 0.01 && shown.height <= measured.height + 1)
  }

  @Test(arguments: [9, 17, 40] as [CGFloat]) func fontsGrowInProportion(size: CGFloat) {
    let font = font.withSize(size)
    #expect(font.pointSize == size)
    #expect(font.descender < 0)
    #expect(font.ascender > 0)
    #expect(isNear(font.lineHeight, font.ascender - font.descender + font.leading, within: 0.01))
    #expect(isNear(font.lineHeight, size / 20 * self.font.lineHeight, within: 0.1))
  }

  // Platforms: tvOS has no large title, and other sizes.
  #if !os(tvOS)
    nonisolated private static let styles: [(UIFont.TextStyle, [CGFloat])] = [
      (.largeTitle, [31, 34, 44, 60]), (.title1, [25, 28, 38, 58]), (.title2, [19, 22, 34, 56]),
      (.title3, [17, 20, 31, 55]), (.headline, [14, 17, 28, 53]), (.body, [14, 17, 28, 53]),
      (.callout, [13, 16, 26, 51]), (.subheadline, [12, 15, 25, 49]),
      (.footnote, [12, 13, 23, 44]),
      (.caption1, [11, 12, 22, 43]), (.caption2, [11, 11, 20, 40]),
    ]

    @Test(arguments: styles)
    func textStylesHaveTheirSizes(style: UIFont.TextStyle, sizes: [CGFloat]) {
      let categories: [UIContentSizeCategory] = [
        .extraSmall, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
      ]
      let found = categories.map { category in
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      }
      #expect(found == sizes)
    }
  #endif
}
