// SPDX-License-Identifier: MIT

extension TextContent {
  /// Attributed text. Missing attributes are taken from `base`.
  init(
    _ text: NSAttributedString, base: Style, keepsEnd: Bool = false, limit: Int = maximumLength
  ) {
    self.init()
    let utf16 = Array(text.string.utf16)
    let count = min(utf16.count, text.length)
    let half = limit / 2
    let ranges =
      count <= limit ? [0..<count] : keepsEnd ? [0..<half, count - half..<count] : [0..<limit]
    for kept in ranges {
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

  static func style(from attributes: [NSAttributedString.Key: Any], base: Style) -> Style {
    var style = base
    if let font = attributes[.font] as? UIFont { style.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { style.color = color.cgColor }
    return style
  }
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A Boolean value that indicates whether an announcement waits for its turn.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// A `UIAccessibilityPriority`.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}

extension NSString {
  /// The size of the text in lines that break only at line ends of the text. It's fractional: round
  /// it up. The default font is that of attributed strings: the system font at 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let base = TextContent.Style(font: .systemFont(ofSize: 12))
    let content = TextContent(
      String(describing: self), style: TextContent.style(from: attributes ?? [:], base: base))
    return TextLayout(
      content, width: nil, maximumLines: nil, lineBreakMode: .byTruncatingTail
    ).size
  }
}
