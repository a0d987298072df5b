// SPDX-License-Identifier: MIT

import Testing

@testable import LinuxUIKit

private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
  UITraitCollection(preferredContentSizeCategory: category)
}

/// Expected values: Apple's table of text styles, and what its fonts promise about their metrics.
@Suite struct UIFontTests {
  @Test func anUnspecifiedCategoryIsLarge() {
    let font = UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits(.unspecified))
    #expect(font.pointSize == 28)
  }

  @Test func theHeadlineIsSemibold() {
    let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits(.large))
    #expect(headline.face == UIFont.systemFont(ofSize: 17, weight: .semibold).face)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
    #expect(body.face == UIFont.systemFont(ofSize: 17).face)
  }

  @Test func standardSizesAreApples() {
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14)
  }

  @Test(arguments: [CGFloat(9), 15, 17, 34, 100])
  func metricsGrowWithTheSize(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.leading == 0)
    #expect(font.lineHeight == font.ascender - font.descender)
    // A line of Apple's system font is 1.19 of its size, and its substitutes are near.
    #expect((1.1...1.3).contains(font.lineHeight / size))
    let double = font.withSize(size * 2)
    #expect(abs(double.lineHeight - font.lineHeight * 2) < 0.01)
  }

  @Test func badSizesAreTheStandardOne() {
    for size in [0, -3, CGFloat.nan, .infinity] {
      #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
    }
    #expect(UIFont.systemFont(ofSize: 1e30).lineHeight.isFinite)
  }

  @Test func weightsAreThoseOfOpenType() {
    let values: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(values.map(\.openTypeValue) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(UIFont.Weight(0.35).openTypeValue == 650)
    #expect(UIFont.Weight(-7).openTypeValue == 100)
    #expect(UIFont.Weight(.nan).openTypeValue == 400)
    let (bold, thin) = (
      UIFont.boldSystemFont(ofSize: 40), UIFont.systemFont(ofSize: 40, weight: .thin)
    )
    let text = NSString(string: "Width")
    #expect(
      text.size(withAttributes: [.font: bold]).width
        > text.size(withAttributes: [.font: thin]).width)
  }

  @Test func equalityIsByValue() {
    #expect(UIFont.systemFont(ofSize: 15) == UIFont.systemFont(ofSize: 15, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 15) != UIFont.systemFont(ofSize: 16))
    #expect(UIFont.systemFont(ofSize: 15) != UIFont.boldSystemFont(ofSize: 15))
    #expect(UIFont.systemFont(ofSize: 9).withSize(15).hash == UIFont.systemFont(ofSize: 15).hash)
  }

  /// A font may be asked from any thread.
  @Test func threadsMeasureTheSame() async {
    let font = UIFont.systemFont(ofSize: 21)
    let expected = NSString(string: "Measure").size(withAttributes: [.font: font])
    let sizes = await withTaskGroup(of: CGSize.self, returning: [CGSize].self) { group in
      for _ in 0..<64 {
        group.addTask {
          NSString(string: "Measure").size(withAttributes: [.font: font])
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes.count == 64)
    #expect(sizes.allSatisfy { $0 == expected })
  }
}

/// Expected values: published measurements of `UIFontMetrics`: whole points, and no change at
/// large.
@Suite struct UIFontMetricsTests {
  @Test func fontsScaleAsTheirStyle() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 20)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits(.large)).pointSize == 20)
    // 20 x 28 / 17 = 32.9
    let scaled = metrics.scaledFont(for: font, compatibleWith: traits(.accessibilityMedium))
    #expect(scaled.pointSize == 33)
    #expect(scaled.adjusted(to: traits(.large)).pointSize == 20)
  }

  @Test func valuesScaleToPixels() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 10.3, compatibleWith: traits(.large)) == 10.3)
    let twice = traits(.accessibilityMedium).replacing { $0.displayScale = 2 }
    // 10 x 28 / 17 = 16.47
    #expect(metrics.scaledValue(for: 10, compatibleWith: twice) == 16.5)
  }
}
