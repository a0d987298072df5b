// SPDX-License-Identifier: MIT

extension UIView {
  /// The window, or the topmost superview of a view without one.
  var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Runs a change of the geometry and then what follows from it: autoresizing and layout, also of
  /// the superview, when the size has changed, the safe area in any case.
  func changeGeometry(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    if layer.bounds.size != old {
      autoresizeSubviews(from: old)
      setNeedsLayout()
      // The layer asks, so a view that overrides the method does not hear of it.
      superview?.layer.setNeedsLayout()
      if contentMode == .redraw { markNeedsDisplay() }
      boundsSizeDidChange()
    }
    if window != nil { updateSafeArea(childrenToo: true) }
  }
}
