// SPDX-License-Identifier: MIT

/// A bezel label that shrinks its text, so that the widest word fits.
@MainActor final class BezelLabel: UILabel {
  /// The Unicode ranges of scripts, such as Thai, in which a line can break within a word.
  private static let breakingAnywhere: [ClosedRange<UInt32>] = [
    0x0E00...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2E80...0xD7FF, 0xF900...0xFAFF,
    0xFE30...0xFE4F, 0xFF66...0xFFDC, 0x20000...0x3FFFF,
  ]

  /// The spaces at which a line doesn't break, such as those in a number.
  private static let noBreakSpaces: Set<Character> = ["\u{A0}", "\u{2007}", "\u{202F}"]

  /// The cached width of the widest word, and the text and font for which the width is valid.
  private var widestWord: (text: String, font: UIFont, width: CGFloat)?
  /// The scale, from 0.5 to 1, at which the label draws its text so that the widest word fits.
  private var drawnScale: CGFloat = 1 { didSet { if drawnScale != oldValue { setNeedsDisplay() } } }

  /// The minimum time between animated text changes, in seconds.
  private static let counterInterval: TimeInterval = 0.5
  /// The time when the text changed in this presentation.
  private var lastChange: TimeInterval?

  /// Shows `text`. A text that changes often, such as a counter, isn't animated.
  func show(_ text: String?, at now: TimeInterval, animated: Bool) {
    // Limit the scalars, because measuring longer text would delay the layout.
    let text = text.map { String($0.unicodeScalars.prefix(4096)) }
    guard text != self.text else { return }
    let isCounter = lastChange.map { now - $0 < Self.counterInterval } ?? false
    lastChange = now
    ContentAnimation.dissolve(self, animated: animated && !isCounter) { self.text = text }
  }

  func presentationDidEnd() { lastChange = nil }

  /// The font at the default text size, which grows if it's a preferred or a scaled font.
  var scalingFont: UIFont? {
    didSet {
      guard let scalingFont, scalingFont != oldValue else { return }
      // Set the property to `false` and then to `true`, so that the label scales the new font.
      adjustsFontForContentSizeCategory = false
      font = scalingFont
      adjustsFontForContentSizeCategory = true
    }
  }

  /// Returns the size of the lines of text that fit in `limit`, or zero if no line fits.
  func size(within limit: CGSize) -> CGSize {
    let scale = scale(for: limit.width)
    let limit = CGSize(width: limit.width / scale, height: limit.height / scale)
    let ownNumber = numberOfLines
    var number = min(ownNumber == 0 ? .max : ownNumber, Int(limit.height / max(1, font.lineHeight)))
    var size = sizeThatFits(limit)
    // Reduce the line count until the text fits, because a fallback font can exceed `lineHeight`.
    while size.height > limit.height, number >= 0 {
      numberOfLines = number
      size = number > 0 ? sizeThatFits(limit) : .zero
      number -= 1
    }
    if numberOfLines != ownNumber { numberOfLines = ownNumber }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Draws the text as it was measured for `width`.
  func fit(_ width: CGFloat) { drawnScale = scale(for: width) }

  override func drawText(in rect: CGRect) {
    guard drawnScale < 1, let context = UIGraphicsGetCurrentContext()
    else { return super.drawText(in: rect) }
    context.scaleBy(x: drawnScale, y: drawnScale)
    super.drawText(in: rect.applying(CGAffineTransform(scaleX: 1 / drawnScale, y: 1 / drawnScale)))
  }

  /// Returns the scale at which the widest word fits within `width`. If the widest word doesn't
  /// fit even at half size, the scale is 1, and the label breaks the word.
  private func scale(for width: CGFloat) -> CGFloat {
    guard let text, let font, width > 0 else { return 1 }
    if widestWord?.text != text || widestWord?.font != font {
      widestWord = (text, font, Self.widthOfWidestWord(in: text, font))
    }
    guard let needed = widestWord?.width else { return 1 }
    return needed > width && needed <= 2 * width ? width / needed : 1
  }

  /// Returns the width of the widest word, except for words in which a line can break.
  private static func widthOfWidestWord(in text: String, _ font: UIFont) -> CGFloat {
    let words = text.split { $0.isWhitespace && !noBreakSpaces.contains($0) }.filter { word in
      !word.unicodeScalars.contains { scalar in
        breakingAnywhere.contains { $0.contains(scalar.value) }
      }
    }
    // Measure all words at once, each in a line of its own.
    let lines = words.joined(separator: "\n") as NSString
    return lines.size(withAttributes: [.font: font]).width.rounded(.up)
  }
}
