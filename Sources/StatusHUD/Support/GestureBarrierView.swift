// SPDX-License-Identifier: MIT

// A seam: Linux has no gesture recognisers.

/// A part of a HUD whose touches are the HUD's own, also where the views around it have gesture
/// recognisers.
class GestureBarrierView: UIView {
  #if canImport(UIKit)
    /// UIKit asks the view that was touched, and only that, on behalf of the recognisers above it
    /// which would cancel its touch: without this a tap on a mask would be one on the container that
    /// it covers. A recogniser that cancels no touches is not asked about.
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      // The app may have put recognisers on the HUD itself.
      recognizer.view?.isDescendant(of: outermostHUD) ?? false
    }

    private var outermostHUD: UIView {
      var hud: UIView = self
      for view in sequence(first: hud, next: { $0.superview })
      where view is HUDView || view is BezelHostView { hud = view }
      return hud
    }
  #endif
}
