// SPDX-License-Identifier: MIT

import StatusHUD

// Platforms: Linux and visionOS don't have the glass effect of iOS 26.

@MainActor
enum Glass {
  /// A glass effect, or `nil` if the system doesn't have one.
  static var effect: UIVisualEffect? {
    #if os(iOS)
      if #available(iOS 26, *) {
        return UIGlassEffect()
      }
    #endif
    return nil
  }
}
