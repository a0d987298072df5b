// SPDX-License-Identifier: MIT

// Platforms: UIKit on Linux doesn't have gesture recognizers. On tvOS, presses go to the view that has
// the focus.

/// A view that prevents gesture recognizers outside the HUD from handling its touches.
class GestureRecognizerBarrierView: UIView {
  #if !os(Linux)
    /// Returns `false` for gesture recognizers outside the HUD, so that a tap on a mask doesn't
    /// trigger the gesture recognizers of the HUD's superviews.
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      // Allow gesture recognizers that are attached to the HUD or to a window.
      guard let view = recognizer.view else { return false }
      let content = sequence(first: self as UIView, next: { $0.superview })
        .lazy.compactMap { $0 as? HUDContentView }.first
      return view is UIWindow || view.isDescendant(of: content?.owner ?? content ?? self)
    }
  #endif
}

#if !os(Linux) && !os(tvOS)
  /// A gesture recognizer that recognizes each touch on a HUD at once, so that the gesture recognizers
  /// of the HUD's superviews don't. Such a recognizer, for example “tap anywhere to end editing,” would
  /// otherwise recognize the touch, too, if its `cancelsTouchesInView` property is `false`.
  final class TouchBarrierRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    init() {
      super.init(target: nil, action: nil)
      minimumPressDuration = 0
      cancelsTouchesInView = false
      delaysTouchesEnded = false
      delegate = self
    }

    /// Returns `true` for gesture recognizers in the HUD or in a window, which the HUD doesn't prevent.
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      view?.gestureRecognizerShouldBegin(other) != false
    }
  }
#endif
