// SPDX-License-Identifier: MIT

/// The time that the user has had to read a message.
///
/// The time doesn't run while the HUD isn't in a window, while the app is in the background or presents
/// an alert, or while VoiceOver reads the message.
struct MessageTime: Sendable, Equatable {
  let id: HUDContent.ID
  private var readTime = 0.0
  /// The time since which the user can read the message, or `nil` if the time doesn't run.
  private var since: Double?

  /// Continues the time of the message onscreen, or begins that of a message which replaces it. If
  /// `content` isn't a message, the result is `nil`.
  init?(of content: HUDContent, after former: MessageTime?) {
    guard content.isMessage else { return nil }
    if let former, former.id == content.id { self = former } else { id = content.id }
  }

  /// Lets the time run while the user can read the message. It begins when the message is visible.
  mutating func update(at now: Double, isVisible: Bool, isReadable: Bool) {
    if isReadable {
      since = since ?? (isVisible ? now : nil)
    } else if let since {
      readTime += now - since
      self.since = nil
    }
  }

  /// Returns the time when the message has been readable for `duration`, or `nil` if the time doesn't
  /// run.
  func end(after duration: Double) -> Double? { since.map { $0 + duration - readTime } }
}
