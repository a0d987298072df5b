// SPDX-License-Identifier: MIT

// A seam: of Apple's systems only iOS, and with it Mac Catalyst, has feedback generators. On Linux
// the host takes note of what could have been felt.

/// Makes the end of work felt.
@MainActor final class Haptics {
  #if os(iOS) || !canImport(UIKit)
    private var generator: UINotificationFeedbackGenerator?

    /// Default: false. Nothing is made, and no engine kept warm, until it is true.
    var isEnabled = false {
      didSet { if !isEnabled { generator = nil } }
    }

    /// Wakes the engine, which falls asleep again after some seconds: what is felt soon comes in
    /// step with what is seen.
    func prepare() {
      guard isEnabled else { return }
      let generator = generator ?? UINotificationFeedbackGenerator()
      self.generator = generator
      generator.prepare()
    }

    func play(_ glyph: HUDContent.Glyph) {
      guard isEnabled else { return }
      let generator = generator ?? UINotificationFeedbackGenerator()
      self.generator = generator
      switch glyph {
      case .success: generator.notificationOccurred(.success)
      case .info: generator.notificationOccurred(.warning)
      case .error: generator.notificationOccurred(.error)
      }
    }
  #else
    var isEnabled = false

    func prepare() {}

    func play(_ glyph: HUDContent.Glyph) {}
  #endif
}
