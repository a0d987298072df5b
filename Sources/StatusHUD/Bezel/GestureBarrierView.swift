// SPDX-License-Identifier: MIT

// Platforms: Linux doesn't have gesture recognizers.

/// A view that prevents gesture recognizers outside the HUD from handling the view's touches.
class GestureBarrierView: UIView {
  #if !os(Linux)
    /// Prevents gesture recognizers outside the HUD from canceling the touch. If the class didn't
    /// override this method, a tap on a mask would trigger the recognizers of the container view.
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      // Allow recognizers that the app added to the HUD, and the system's recognizers on windows.
      guard let view = recognizer.view else { return false }
      var hud: UIView = self
      for case let container as BezelContainerView in sequence(first: hud, next: { $0.superview }) {
        hud = container.delegate as? UIView ?? container
      }
      return view is UIWindow || view.isDescendant(of: hud)
    }
  #endif
}
