// SPDX-License-Identifier: MIT

// A seam: Linux has no gesture recognizers.

/// A part of a HUD whose touches don't reach the gesture recognizers of the views around it.
class GestureBarrierView: UIView {
  #if !os(Linux)
    /// UIKit asks the touched view about recognizers above it that would cancel the touch. Without
    /// this, a tap on a mask would also be a tap on the container that it covers.
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      // The app may have added recognizers to the HUD itself, and the system has some on windows.
      guard let view = recognizer.view else { return false }
      var hud: UIView = self
      for case let container as BezelContainerView in sequence(first: hud, next: { $0.superview }) {
        hud = container.delegate as? UIView ?? container
      }
      return view is UIWindow || view.isDescendant(of: hud)
    }
  #endif
}
