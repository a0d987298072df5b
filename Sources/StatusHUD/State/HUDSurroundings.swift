// SPDX-License-Identifier: MIT

extension UIWindowScene {
  var isInForeground: Bool {
    activationState == .foregroundActive || activationState == .foregroundInactive
  }
}

/// What the state of a HUD must know about the place of the HUD for an update.
struct HUDSurroundings: Sendable, Equatable {
  /// A Boolean value that indicates whether content that doesn't specify a scene can appear.
  var hasDefault: Bool
  /// The identifiers of the connected scenes. Each value indicates whether the scene is in the foreground. If content
  /// specifies a scene that isn't connected, the HUD ignores the specified scene.
  var scenes: [String: Bool] = [:]
  /// The identifier of the scene that contains the HUD.
  var current: String?
  /// Boolean values that determine whether the HUD fades when it appears and disappears. UIKit doesn't
  /// animate a view without a window.
  var fadesIn = true
  var fadesOut = true
  /// A Boolean value that indicates whether the app presents an alert.
  var hasAlert = false
  /// A Boolean value that indicates whether the HUD is in a window whose scene is in the foreground.
  var isInForeground = true
  var isVoiceOverRunning = false
}
