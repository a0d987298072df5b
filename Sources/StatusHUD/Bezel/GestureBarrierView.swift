// SPDX-License-Identifier: MIT

// Platforms: UIKit on Linux doesn't have gesture recognizers.

/// A view that prevents gesture recognizers outside the HUD from handling its touches.
class GestureBarrierView: UIView {
  #if !os(Linux)
    /// Returns `false` for gesture recognizers outside the HUD, so that a tap on a mask doesn't
    /// trigger the gesture recognizers of the HUD's superviews.
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      // Allow gesture recognizers that are attached to the HUD or to a window.
      guard let view = recognizer.view else { return false }
      var hud: UIView = self
      for case let content as HUDContentView in sequence(first: hud, next: { $0.superview }) {
        hud = content.delegate as? UIView ?? content
      }
      return view is UIWindow || view.isDescendant(of: hud)
    }
  #endif
}
