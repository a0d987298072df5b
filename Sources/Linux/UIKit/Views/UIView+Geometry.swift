// SPDX-License-Identifier: MIT

extension UIView {
  /// The window, or the topmost superview if the view isn't in a window.
  var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Changes the geometry and then updates everything that depends on it. If the size changed, this
  /// method autoresizes the subviews and requests a layout of the view and its superview. It always
  /// updates the safe area.
  func changeGeometry(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    if layer.bounds.size != old {
      autoresizeSubviews(from: old)
      setNeedsLayout()
      // Use the superview's layer, so that the superview's `setNeedsLayout()` doesn't run.
      superview?.layer.setNeedsLayout()
      if contentMode == .redraw { markNeedsDisplay() }
      boundsSizeDidChange()
    }
    if window != nil { updateSafeArea(childrenToo: true) }
  }
}
