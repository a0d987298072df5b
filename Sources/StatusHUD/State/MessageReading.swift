// SPDX-License-Identifier: MIT

/// The time that the user has had to read a message.
///
/// The time doesn't run while the app is in the background, or while VoiceOver reads the message.
struct MessageReading: Sendable {
  /// The maximum time, in seconds, that a message waits until VoiceOver has read it.
  static let longestSpeech = 10.0

  let id: HUDContent.ID
  /// The latest time when VoiceOver has read the message, or `nil` if it doesn't read the message.
  var speechEnd: Double?
  private var readTime = 0.0
  /// The time since which the user can read the message, or `nil` if the time doesn't run.
  private var since: Double?

  init(id: HUDContent.ID) { self.id = id }

  mutating func setRunning(_ isRunning: Bool, at now: Double) {
    if isRunning {
      since = since ?? now
    } else if let since {
      readTime += now - since
      self.since = nil
    }
  }

  /// Returns the time when the message has been readable for `duration`, or `nil` if the time doesn't
  /// run.
  func end(after duration: Double) -> Double? { since.map { $0 + duration - readTime } }
}
