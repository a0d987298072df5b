// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

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

  @Test func theDefaultFontIsTwelvePoints() {
    let text = NSString(string: "Text")
    #expect(
      text.size(withAttributes: nil)
        == text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
  }

  @Test func runsHaveTheirColour() async {
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
