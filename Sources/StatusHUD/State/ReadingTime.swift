// SPDX-License-Identifier: MIT

extension StatusHUD.Configuration {
  /// Returns `time`, clamped to the minimum and maximum display durations.
  func displayDuration(toRead time: Double) -> Double {
    min(max(time, minimumDisplayDuration), maximumDisplayDuration)
  }

  /// Returns the number of seconds to show `content`. If a message has no duration, the method clamps the
  /// reading time of its original text, so new text doesn't extend the message. The user needs time to
  /// perform an action, whatever the maximum is.
  func displayDuration(of content: HUDContent) -> Double {
    let least = content.action == nil ? 0 : 5.0
    return content.duration ?? max(displayDuration(toRead: content.readingTime), least)
  }
}

extension HUDContent {
  /// Returns the number of seconds that a person needs to read the status and the details, without the
  /// limits of the configuration.
  static func readingTime(_ status: String?, _ details: String?) -> Double {
    // Limit the scalars, because a character can contain any number of them.
    let characters = [status, details]
      .map { String(($0 ?? "").unicodeScalars.prefix(100_000)) }.joined()
    return 0.06 * Double(characters.reduce(0) { $0 + ($1.isWide ? 2 : 1) }) + 0.5
  }
}

extension Character {
  /// A Boolean value that indicates whether the character is about as wide as two Latin letters.
  var isWide: Bool {
    // The library only estimates a time, so ranges of common scripts are enough: Hangul, Kana, CJK
    // characters, and full-width forms. Regional indicators form flags, which count once.
    guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return false }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    case 0x1F1E6...0x1F1FF: false
    default: scalar.properties.isEmojiPresentation
    }
  }
}
