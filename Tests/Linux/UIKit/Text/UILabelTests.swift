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
