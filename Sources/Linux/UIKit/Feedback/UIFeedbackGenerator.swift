// SPDX-License-Identifier: MIT

/// Generates haptic feedback. A display has none: its host records the feedback.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Does nothing, because nothing has to start up here.
  open func prepare() {}
}

/// Generates feedback for the end of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// The hosts that record the feedback.
  static let listeners = Listeners<HostFeedback>()

  open func notificationOccurred(_ notificationType: FeedbackType) {
    Self.listeners.notify(.notification(notificationType))
  }
}

/// Feedback that a device would have generated.
@_spi(LinuxHost)
public enum HostFeedback: Equatable, Sendable {
  case notification(UINotificationFeedbackGenerator.FeedbackType)
}
