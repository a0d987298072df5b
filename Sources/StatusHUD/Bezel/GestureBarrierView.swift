// SPDX-License-Identifier: MIT

// A seam: Linux has no gesture recognisers.

/// A part of a HUD whose touches do not reach the gesture recognisers of the views around it.
class GestureBarrierView: UIView {
  #if !os(Linux)
    /// UIKit asks the touched view about recognisers above it that would cancel the touch. Without
    /// this, a tap on a mask would also be a tap on the container that it covers.
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      // The app may have added recognisers to the HUD itself, and the system has some on windows.
      guard let view = recognizer.view else { return false }
      return view is UIWindow || view.isDescendant(of: outermostHUD)
    }

    private var outermostHUD: UIView {
      var hud: UIView = self
      for case let container as BezelContainerView in sequence(first: hud, next: { $0.superview }) {
        hud = container.delegate as? UIView ?? container
      }
      return hud
    }
  #endif
}
