// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UILabel`, `UIFont.lineHeight` and
/// `NSParagraphStyle.lineSpacing`; that a label is as tall as its lines, rounded up to a pixel, is
/// a published measurement. Only relations: the numbers are each font's own.
@MainActor @Suite struct LabelConformance {
  private let unlimited = CGSize(width: 10_000, height: 10_000)
  private let long = "Some words that are rather long for a narrow column of text"

  private func label(_ text: String?, lines: Int = 1, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.text = text
    return label
  }

  private func size(_ text: String?, lines: Int = 1, width: CGFloat = 10_000) -> CGSize {
    label(text, lines: lines).sizeThatFits(CGSize(width: width, height: 10_000))
  }

  @Test func aNewLabelHasTheDocumentedDefaults() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.font.pointSize == 17)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func noTextTakesNoRoom() {
    #expect(size(nil) == .zero)
    #expect(size("") == .zero)
    #expect(label(nil).intrinsicContentSize == .zero)
  }

  @Test func moreTextIsWider() {
    #expect(size("W").width > 0)
    #expect(size("WW").width > size("W").width)
    #expect(size("W").width > size("i").width)
    #expect(size("WW").height == size("W").height)
  }

  @Test(arguments: [1, 2, 3, 5]) func linesAddUp(count: Int) {
    let text = Array(repeating: "x", count: count).joined(separator: "\n")
    let label = label(text, lines: 0)
    let height = label.sizeThatFits(unlimited).height
    let lines = CGFloat(count) * label.font.lineHeight
    #expect(height >= lines - 0.01, "rounded up")
    #expect(height <= lines + 1)
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

  @Test func narrowerIsNotShorter() {
    var last: CGFloat = 0
    for width in stride(from: CGFloat(400), through: 60, by: -20) {
      let height = size(long, lines: 0, width: width).height
      #expect(height >= last)
      last = height
    }
  }

  @Test func largerFontsAreLarger() {
    var last = CGSize.zero
    for points in [8, 12, 17, 24, 40] as [CGFloat] {
      let size = label("Word", size: points).sizeThatFits(unlimited)
      #expect(size.width > last.width && size.height > last.height)
      last = size
    }
  }

  @Test func intrinsicSizesAreThoseThatFit() {
    #expect(label("Word").intrinsicContentSize == size("Word"))
    let column = label(long, lines: 0)
    column.preferredMaxLayoutWidth = 120
    #expect(column.intrinsicContentSize.height == size(long, lines: 0, width: 120).height)
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

  @Test func textIsInTheMiddleOfItsHeight() {
    let label = label("Word")
    let box = rect(10, 20, 300, 100)
    let text = label.textRect(forBounds: box, limitedToNumberOfLines: 1)
    #expect(box.contains(text))
    #expect(isNear(text.height, label.font.lineHeight, within: 1))
    let two = self.label("a\nb\nc", lines: 0).textRect(forBounds: box, limitedToNumberOfLines: 2)
    #expect(isNear(two.height, 2 * label.font.lineHeight, within: 1))
  }
}
