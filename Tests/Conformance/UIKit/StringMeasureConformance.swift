// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `NSAttributedString.size()`, of
/// `boundingRect(with:options:context:)` (fractional sizes; one line at its baseline without
/// `usesLineFragmentOrigin`) and of `UIFont`; point sizes of text styles from the tables of Apple's
/// Human Interface Guidelines, “Typography”. Else relations that hold with any font.
@MainActor @Suite struct StringMeasureConformance {
  private let font = UIFont.systemFont(ofSize: 20)

  private func size(_ text: String) -> CGSize {
    (text as NSString).size(withAttributes: [.font: font])
  }

  @Test func aLineIsAsTallAsItsFont() {
    #expect(isNear(size("Word").height, font.lineHeight, within: 0.5))
  }

  @Test func linesAddUp() {
    for count in 1...4 {
      let text = Array(repeating: "x", count: count).joined(separator: "\n")
      let height = CGFloat(count) * font.lineHeight
      #expect(isNear(size(text).height, height, within: 0.5 * CGFloat(count)))
    }
  }

  /// A label rounds up to whole pixels.
  @Test func labelsAreNoSmaller() {
    let label = UILabel()
    label.font = font
    label.text = "Word"
    let measured = size("Word")
    let shown = label.sizeThatFits(CGSize(width: 1000, height: 1000))
    #expect(shown.width >= measured.width - 0.01 && shown.width <= measured.width + 1)
    #expect(shown.height >= measured.height - 0.01 && shown.height <= measured.height + 1)
  }

  @Test(arguments: [9, 17, 40] as [CGFloat]) func metricsAreInTheirOrder(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.pointSize == size)
    #expect(font.descender < 0)
    #expect(font.ascender > 0)
    #expect(isNear(font.lineHeight, font.ascender - font.descender + font.leading, within: 0.01))
  }

  @Test func fontsGrowInProportion() {
    let double = UIFont.systemFont(ofSize: 40)
    #expect(isNear(double.lineHeight, 2 * font.lineHeight, within: 0.1))
    #expect(font.withSize(40).pointSize == 40)
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
