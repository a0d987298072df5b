// SPDX-License-Identifier: MIT

extension StatusHUD.Configuration {
  /// How long a message with this text is shown after its fade-in, in seconds.
  ///
  /// Time to read it: 0.06 s per character as a reader counts them (an emoji is one) and 0.5 s,
  /// between the minimum and the maximum.
  func displayDuration(for status: String?) -> TimeInterval {
    // Nobody reads a text of a hundred minutes: longer ones need not be counted to the end.
    let characters = (status ?? "").prefix(100_000).count
    let reading = 0.06 * Double(characters) + 0.5
    return min(max(reading, minimumDismissTimeInterval), maximumDismissTimeInterval)
  }
}
