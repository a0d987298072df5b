// SPDX-License-Identifier: MIT

// A seam: Linux has no gesture recognisers.

/// A view whose touches are its own, also where the views around it have gesture recognisers.
class GestureBarrierView: UIView {
  #if canImport(UIKit)
    /// UIKit asks the view that was touched on behalf of every recogniser above it: without this a
    /// tap on a mask would be one on the container that it covers.
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
  #endif
}
