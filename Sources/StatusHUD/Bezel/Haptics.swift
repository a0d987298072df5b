// SPDX-License-Identifier: MIT

// A seam: of Apple's systems, only iOS and Mac Catalyst have feedback generators. The Linux host
// records what a user would feel.

/// Plays the haptics of a message.
@MainActor final class Haptics {
  #if os(iOS) || os(Linux)
    private lazy var generator = UINotificationFeedbackGenerator()

    /// Wakes the engine for some seconds, so that the haptics come in step with the picture.
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
