// SPDX-License-Identifier: MIT

/// Something that could have been felt.
@_spi(LinuxHost)
public enum HostFeedback: Equatable, Sendable {
  case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// Hands feedback to the hosts that listen.
@MainActor
final class FeedbackRecorder {
  static let shared = FeedbackRecorder()

  private var listeners: [ObjectIdentifier: (HostFeedback) -> Void] = [:]

  func addListener(_ owner: AnyObject, _ listener: @escaping (HostFeedback) -> Void) {
    listeners[ObjectIdentifier(owner)] = listener
  }

  func removeListener(_ owner: AnyObject) {
    listeners[ObjectIdentifier(owner)] = nil
  }

  func tell(_ feedback: HostFeedback) {
    for listener in listeners.values { listener(feedback) }
  }
}
