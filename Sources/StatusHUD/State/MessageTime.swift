// SPDX-License-Identifier: MIT

/// The time that the user has had to read a message.
///
/// The time doesn't run while the HUD isn't in a window, while the app is in the background or presents
/// an alert, or while VoiceOver reads the message.
struct MessageTime: Sendable, Equatable {
  let id: HUDContent.ID
  /// The latest time when VoiceOver has read the message, or `nil` if it doesn't read the message.
  var speechEnd: Double?
  /// The time until which the message waits for VoiceOver at most, however often VoiceOver reads it.
  private var speechLimit: Double?
  private var readTime = 0.0
  /// The time since which the user can read the message, or `nil` if the time doesn't run.
  private var since: Double?

  /// Continues the time of the message onscreen, or begins that of a message which replaces it. VoiceOver
  /// doesn't repeat an equal text, so an announcement that has begun counts for the new message, too.
  /// If `content` isn't a message, the result is `nil`.
  init?(of content: HUDContent, after former: MessageTime?) {
    guard content.isMessage else { return nil }
    if let former, former.id == content.id {
      self = former
    } else {
      id = content.id
      speechEnd = former?.speechEnd
    }
  }

  /// Lets the message wait until VoiceOver has read its text: at most 2 seconds until it begins, and one
  /// and a half times as long as a person needs to read the text. Even if VoiceOver reads the message
  /// several times, it waits 10 seconds at most.
  mutating func waitForSpeech(of content: HUDContent, at now: Double) {
    let limit = speechLimit ?? now + 10
    speechLimit = limit
    let time = HUDContent.readingTime(content.status, content.details)
    speechEnd = min(now + 2 + 1.5 * time, limit)
  }

  /// Lets the time run while the user can read the message.
  mutating func update(at now: Double, isVisible: Bool, in surroundings: HUDSurroundings) {
    if !surroundings.isVoiceOverRunning || now >= speechEnd ?? now { speechEnd = nil }
    let isReadable = surroundings.isInForeground && !surroundings.hasAlert
    // The user can read the message only later, and VoiceOver might read it again.
    if !isReadable { speechLimit = nil }
    if isReadable, speechEnd == nil {
      since = isVisible ? since ?? now : since
    } else if let since {
      readTime += now - since
      self.since = nil
    }
  }

  /// Returns the time when the message has been readable for `duration`, or `nil` if the time doesn't
  /// run.
  func end(after duration: Double) -> Double? { since.map { $0 + duration - readTime } }
}

extension StatusHUD.Configuration {
  /// Returns `time`, clamped to the minimum and maximum display durations.
  func displayDuration(toRead time: Double) -> Double {
    min(max(time, minimumDisplayDuration), maximumDisplayDuration)
  }

  /// Returns the number of seconds to show `content`. If a message has no finite duration, the
  /// method uses the reading time of its original text, so new text doesn't extend the message. If
  /// the duration is infinite, the result applies only while another message is queued.
  func displayDuration(of content: HUDContent) -> Double {
    let finite = content.duration.flatMap { $0 < .infinity ? $0 : nil }
    return finite ?? displayDuration(toRead: content.readingTime)
  }
}

extension HUDContent {
  /// Returns the number of seconds that a person needs to read the status and the details.
  static func readingTime(_ status: String?, _ details: String?) -> Double {
    // Limit each string to 100,000 characters.
    let characters = [status, details].map { ($0 ?? "").prefix(100_000) }.joined()
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
