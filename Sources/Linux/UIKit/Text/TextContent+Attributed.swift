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
    return style
  }
}
