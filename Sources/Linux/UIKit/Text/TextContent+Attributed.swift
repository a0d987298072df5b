// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension TextContent {
  /// Attributed text; what it does not say is taken from `base`.
  init(
    _ text: NSAttributedString, base: Style, keeping: Keeping = .start,
    limit: Int = maximumLength
  ) {
    self.init()
    let utf16 = Array(text.string.utf16)
    let count = min(utf16.count, text.length)
    for kept in Self.kept(keeping, of: count, limit: limit) {
      var location = kept.lowerBound
      while location < kept.upperBound {
        var range = NSRange()
        let attributes = text.attributes(at: location, effectiveRange: &range)
        let end = min(max(range.location + range.length, location + 1), kept.upperBound)
        // Decoding repairs a pair that an attribute boundary cuts in two.
        let run = String(decoding: utf16[location..<end], as: UTF16.self)
        append(run.unicodeScalars, style: Self.style(from: attributes, base: base))
        location = end
      }
    }
  }

  private static func kept(_ keeping: Keeping, of count: Int, limit: Int) -> [Range<Int>] {
    guard count > limit else { return [0..<count] }
    switch keeping {
    case .start: return [0..<limit]
    case .end: return [count - limit..<count]
    case .bothEnds: return [0..<limit / 2, count - limit / 2..<count]
    }
  }

  static func style(from attributes: [NSAttributedString.Key: Any], base: Style) -> Style {
    var style = base
    if let font = attributes[.font] as? UIFont { style.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { style.color = color.cgColor }
    if let kern = number(attributes[.kern]), kern.isFinite { style.kern = kern }
    if let underline = number(attributes[.underlineStyle]) {
      style.underline = NSUnderlineStyle(rawValue: Int(exactly: underline) ?? 0)
    }
    if let strikethrough = number(attributes[.strikethroughStyle]) {
      style.isStruckThrough = strikethrough != 0
    }
    style.underlineColor = (attributes[.underlineColor] as? UIColor)?.cgColor
    style.strikethroughColor = (attributes[.strikethroughColor] as? UIColor)?.cgColor
    style.backgroundColor = (attributes[.backgroundColor] as? UIColor)?.cgColor
    if let offset = number(attributes[.baselineOffset]), offset.isFinite {
      style.baselineOffset = offset
    }
    if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
      style.paragraph = paragraph.attributes
    }
    return style
  }

  /// Numbers do not all bridge to `NSNumber` on this platform.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
