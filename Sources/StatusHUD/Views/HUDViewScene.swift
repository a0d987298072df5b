// SPDX-License-Identifier: MIT

/// What is seen of a ``HUDView``, and what it keeps from its host.
@MainActor
final class HUDViewScene: BezelHostView {
  weak var hud: HUDView?

  override var takenTouches: TakenTouches {
    // Not while the HUD waits, and not while it goes.
    guard blocksTouches, let hud else { return .none }
    return switch hud.interaction {
    case .blocksAll: .all
    case .blocksBezel: .bezel
    case .passesThrough: .controls
    }
  }

  override var takesTaps: Bool { blocksTouches }

  /// The gesture is no tap: it may leave what is behind a HUD only if a touch could.
  override func accessibilityPerformEscape() -> Bool { takenTouches == .all }
}
