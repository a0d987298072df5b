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

/// Tells that things met.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  public override convenience init() {
    self.init(style: .medium)
  }

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// - Parameter intensity: From 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    let intensity = intensity.isFinite ? min(max(intensity, 0), 1) : 1
    FeedbackRecorder.shared.tell(.impact(style, intensity: intensity))
  }
}

/// Tells that another thing is selected.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {
    FeedbackRecorder.shared.tell(.selection)
  }
}
