// SPDX-License-Identifier: MIT

import Testing

@testable import LinuxUIKit

private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
  UITraitCollection(preferredContentSizeCategory: category)
}

/// Expected values: Apple's table of text styles, and what its fonts promise about their metrics.
@Suite struct UIFontTests {
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
    #expect(
      values.map { UIFont.systemFont(ofSize: 9, weight: $0).face.weight }
        == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    let (bold, thin) = (
      UIFont.boldSystemFont(ofSize: 40), UIFont.systemFont(ofSize: 40, weight: .thin)
    )
    let text = NSString(string: "Width")
    #expect(
      text.size(withAttributes: [.font: bold]).width
        > text.size(withAttributes: [.font: thin]).width)
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
