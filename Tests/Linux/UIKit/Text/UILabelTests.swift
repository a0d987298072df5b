// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

@MainActor
private func label(_ text: String?, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.text = text
  label.numberOfLines = lines
  return label
}

/// Expected behavior: UIKit's documentation of `UILabel`; sizes follow from the font's metrics.
@MainActor
@Suite(.exclusiveScreen) struct UILabelTests {
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

/// A view that decides how large text is in it.
private final class CategoryView: UIView {
  var category = UIContentSizeCategory.large

  override var traitCollection: UITraitCollection {
    super.traitCollection.replacing { $0.preferredContentSizeCategory = category }
  }
}

/// Expected behavior: UIKit's documentation of `UILabel`.
@MainActor
@Suite(.exclusiveScreen)
struct UILabelLookTests {
  private func picture(_ change: (UILabel) -> Void) async -> PixelReader {
    var found: PixelReader?
    await withWindow(200, 60, color: .white) { screen, window in
      let label = UILabel(frame: CGRect(0, 0, 200, 60))
      label.font = .systemFont(ofSize: 30)
      label.textColor = .black
      label.text = "██"
      change(label)
      window.addSubview(label)
      found = PixelReader(screen.image())
    }
    return found ?? PixelReader(width: 0, height: 0, words: [])
  }

  private static let white = Pixel(255, 255, 255)

  @Test func smallerTextStandsWhereItIsTold() async throws {
    func ink(_ adjustment: UIBaselineAdjustment) async throws -> CGRect {
      let picture = await picture {
        $0.text = String(repeating: "n", count: 30)
        $0.adjustsFontSizeToFitWidth = true
        $0.baselineAdjustment = adjustment
      }
      return try #require(picture.bounds(differingFrom: Self.white, tolerance: 64))
    }
    #expect(UILabel().baselineAdjustment == .alignBaselines)
    let baseline = try await ink(.alignBaselines)
    let center = try await ink(.alignCenters)
    #expect(center.maxY < baseline.maxY)
    // The baseline of a line of 30 points in the middle.
    let font = UIFont.systemFont(ofSize: 30)
    #expect(abs(baseline.maxY - (30 + font.lineHeight / 2 + font.descender)) <= 1.5)
    #expect(baseline.width > 190)
  }

  @Test func fontsFollowTheContentSizeCategory() async {
    await withWindow(200, 60) { screen, window in
      let host = CategoryView(CGRect(0, 0, 200, 60), in: window)
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      host.addSubview(label)
      label.attributedText = NSAttributedString(
        string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1)])
      host.category = .accessibilityLarge
      host.updateTraits()
      // Apple's table: body 33, caption 26 in this category.
      #expect(label.font.pointSize == 33)
      let caption = UIFont.systemFont(ofSize: 26)
      #expect(label.layout(width: 500, lines: 1).size.height == caption.lineHeight)
      // A font of a size has that size.
      label.attributedText = NSAttributedString(
        string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 9)])
      #expect(
        label.layout(width: 500, lines: 1).size.height == UIFont.systemFont(ofSize: 9).lineHeight)
      label.text = "ab"

      let still = UILabel()
      still.font = .preferredFont(forTextStyle: .body)
      host.addSubview(still)
      host.category = .small
      host.updateTraits()
      #expect(still.font.pointSize == 17)
      #expect(label.font.pointSize == 15)
    }
  }
}

private let font = UIFont.systemFont(ofSize: 20)

/// Expected values: UIKit's documentation of attributes.
@MainActor
@Suite(.exclusiveScreen)
struct AttributedTextTests {
  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel(frame: CGRect(0, 0, 100, 30))
    label.attributedText = text
    return label
  }

  @Test func aLineIsAsTallAsItsTallestFont() {
    let text = NSMutableAttributedString(string: "small LARGE", attributes: [.font: font])
    let large = UIFont.boldSystemFont(ofSize: 40)
    text.addAttribute(.font, value: large, range: NSRange(location: 6, length: 5))
    #expect(abs(label(text).intrinsicContentSize.height - large.lineHeight) < 1)
  }

  @Test func runsHaveTheirColor() async {
    let text = NSMutableAttributedString(string: "████", attributes: [.font: font])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    await withWindow(100, 30) { screen, window in
      let label = label(text)
      label.bounds.size = label.intrinsicContentSize
      label.frame.origin = .zero
      window.addSubview(label)
      let pixels = PixelReader(screen.image())
      let (width, middle) = (Int(label.bounds.width), Int(label.bounds.height) / 2)
      #expect(pixels.straight(width / 4, middle) == .pureRed)
      #expect(pixels.straight(width * 3 / 4, middle) == .black)
    }
  }

  /// An attribute boundary may stand in the middle of a surrogate pair.
  @Test func cutPairsDoNoHarm() {
    let text = NSMutableAttributedString(string: "👍👍")
    text.addAttribute(.font, value: font, range: NSRange(location: 1, length: 2))
    #expect(label(text).intrinsicContentSize.width.isFinite)
  }
}
