// SPDX-License-Identifier: MIT

// Platforms: Among Apple platforms, only iOS and Mac Catalyst have feedback generators. On Linux,
// the feedback generator records the feedback for tests.

/// An object that plays haptic feedback for messages.
@MainActor final class HapticPlayer {
  #if os(iOS) || os(Linux)
    private lazy var generator = UINotificationFeedbackGenerator()

    /// Prepares the haptic engine, so that feedback in the next few seconds plays without a delay.
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
