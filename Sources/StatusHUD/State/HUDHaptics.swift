// SPDX-License-Identifier: MIT

// Platforms: Among Apple platforms, only iOS and Mac Catalyst have feedback generators. On Linux,
// the feedback generator records the feedback for tests.

/// The messages that have played their haptics. Each plays them once, when it appears.
struct HUDHaptics: Sendable {
  private var played: Set<HUDContent.ID> = []

  /// Returns the haptics that are due for the content onscreen.
  mutating func update(
    for content: HUDContent, in requests: HUDRequests, _ configuration: StatusHUD.Configuration
  ) -> [HUDEffect] {
    guard let icon = content.kind.icon, played.insert(content.id).inserted else { return [] }
    played = played.filter { $0 == content.id || requests.content($0) != nil }
    return configuration.resolved(for: content).playsHaptics ? [.playHaptics(icon)] : []
  }
}

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
