// SPDX-License-Identifier: MIT

/// How long a message stays after its fade-in, in seconds.
extension StatusHUD.Configuration {
  /// How long it takes to read both texts.
  static func readingTime(_ status: String?, _ details: String?) -> Double {
    // Characters as a reader counts them. Nobody reads for a hundred minutes, so a longer text
    // need not be counted to its end.
    let characters = [status, details].map { ($0 ?? "").prefix(100_000) }.joined()
    return 0.06 * Double(characters.reduce(0) { $0 + ($1.isWide ? 2 : 1) }) + 0.5
  }

  /// How long a message stays that takes so long to read.
  func displayDuration(toRead time: Double) -> Double {
    min(max(time, minimumDisplayDuration), maximumDisplayDuration)
  }

  /// How long `content` stays. The texts that the message came with decide, so that a new text doesn't
  /// prolong it. A message without an end makes room for one that waits, after the time to read it.
  func displayDuration(of content: HUDContent) -> Double {
    guard let duration = content.duration, duration < .infinity else {
      return displayDuration(toRead: content.readingTime)
    }
    return duration
  }
}

extension Character {
  /// Whether it takes the room, and the time, of two Latin letters: its East Asian width is W or F.
  var isWide: Bool {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return false }
    // Neither Swift nor Foundation knows the property. Emoji that are always drawn as such are wide,
    // except the letters of flags.
    let isFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
    return scalar.properties.isEmojiPresentation && !isFlag
      || Self.wideScalars.contains { $0.contains(scalar.value) }
  }

  private static let wideScalars: [ClosedRange<UInt32>] = [
    // Hangul, CJK and its punctuation, Yi
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3040...0x3247, 0x3250...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    // Vertical, small, and full-width forms
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    // Tangut, Khitan, Kana, enclosed ideographs, and the planes of further ideographs
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
