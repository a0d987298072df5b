// SPDX-License-Identifier: MIT

// Platforms: Only iOS and Mac Catalyst have feedback generators. The Linux host records the feedback
// instead of playing it.

/// An object that plays the haptic feedback of messages.
@MainActor final class Haptics {
  #if os(iOS) || os(Linux)
    private lazy var generator = UINotificationFeedbackGenerator()

    /// Prepares the haptic engine for several seconds, so that feedback plays without a delay.
    func prepare() { generator.prepare() }

    func play(_ icon: StatusHUD.Message.Icon) {
      switch icon {
      case .success: generator.notificationOccurred(.success)
      case .info: generator.notificationOccurred(.warning)
      case .error: generator.notificationOccurred(.error)
      case .image: break
      }
    }
  #else
    func prepare() {}

    func play(_ icon: StatusHUD.Message.Icon) {}
  #endif
}
