// SPDX-License-Identifier: MIT

import StatusHUD

// A seam: neither Linux nor visionOS has the glass of iOS 26.

@MainActor
enum Glass {
  /// nil where there is none.
  static var effect: UIVisualEffect? {
    #if os(iOS)
      if #available(iOS 26, *) {
        return UIGlassEffect()
      }
    #endif
    return nil
  }
}
