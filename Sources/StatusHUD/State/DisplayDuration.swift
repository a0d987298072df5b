// SPDX-License-Identifier: MIT

/// How long a message stays after its fade-in, in seconds.
extension StatusHUD.Configuration {
  /// How long it takes to read both texts.
  static func readingTime(_ status: String?, _ details: String?) -> Double {
    // Characters as a reader counts them. Nobody reads for a hundred minutes, so a longer text
    // need not be counted to its end.
    let characters = [status, details].map { ($0 ?? "").prefix(100_000).count }.reduce(0, +)
    return 0.06 * Double(characters) + 0.5
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
