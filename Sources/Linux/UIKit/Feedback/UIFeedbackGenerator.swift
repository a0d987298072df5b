// SPDX-License-Identifier: MIT

/// What can be felt. A display cannot be: its host takes note of it.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Feedback is about to come. There is nothing here that would have to start up.
  open func prepare() {}
}

/// Tells that something has ended, and how.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    FeedbackRecorder.shared.tell(.notification(notificationType))
  }
}
