// SPDX-License-Identifier: MIT

/// The time that the user has had to read a message.
///
/// The time doesn't run while the HUD isn't in a window, while the scene isn't active, while the app
/// presents an alert, or while VoiceOver reads the message.
struct MessageTime: Sendable {
  /// The number of seconds after which a message that the user has seen, and can't see, is old news.
  static let longestAbsence = 10.0

  let id: HUDContent.ID
  private var readTime = 0.0
  /// The time since which the user can read the message, or `nil` if the time doesn't run.
  private var since: Double?
  /// The times since which a user who has seen the message can't see it, or `nil` if the user isn't away.
  private var absence: (start: Double, wallStart: Double)?

  init(id: HUDContent.ID) { self.id = id }

  /// Lets the time run while the user can read the message. It begins when the message is visible.
  /// - Parameters:
  ///   - wall: The wall time, which also runs while the device sleeps.
  ///   - isAway: A Boolean value that indicates whether the message can become old news.
  mutating func update(
    at now: Double, wall: Double, isVisible: Bool, isReadable: Bool, isAway: Bool
  ) {
    if isReadable {
      since = since ?? (isVisible ? now : nil)
    } else if let start = since {
      (readTime, since) = (readTime + now - start, nil)
    }
    absence = isAway && readTime > 0 ? absence ?? (now, wall) : nil
  }

  /// The time when the message is old news, or `nil` if the user isn't away.
  var oldNewsTime: Double? { absence.map { $0.start + Self.longestAbsence } }

  /// Returns `true` if the message is old news.
  func isOldNews(at now: Double, wall: Double) -> Bool {
    guard let absence, let oldNewsTime else { return false }
    return now >= oldNewsTime || wall - absence.wallStart >= Self.longestAbsence
  }

  /// Returns the time when the message has been readable for `duration`, or `nil` if the time doesn't
  /// run.
  func end(after duration: Double) -> Double? { since.map { $0 + duration - readTime } }
}

extension HUDContent {
  /// Returns `true` if the message stays until the user has performed its action, because VoiceOver or Switch
  /// Control takes time to get there. It doesn't hold up other messages.
  func waitsForAction(in conditions: HUDConditions, among requests: HUDRequests) -> Bool {
    let takesTime = conditions.isVoiceOverRunning || conditions.isSwitchControlRunning
    return takesTime && action != nil && duration == nil && requests.messages.count == 1
  }
}
