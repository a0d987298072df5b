// SPDX-License-Identifier: MIT

extension UIView {
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry { layer.transform = newValue } }
  }

  /// A point of another view's coordinates in this view's. nil is the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? root).layer)
  }

  /// A point of this view's coordinates in another view's. nil is the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? root).layer)
  }

  /// A rectangle of another view's coordinates in this view's. nil is the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? root).layer)
  }

  /// A rectangle of this view's coordinates in another view's. nil is the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? root).layer)
  }

  /// The window, or the topmost superview of a view without one.
  var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Runs a change of the geometry and then what follows from it: autoresizing and layout when the
  /// size has changed, the safe area in any case.
  func changeGeometry(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    if layer.bounds.size != old {
      autoresizeSubviews(from: old)
      setNeedsLayout()
      if contentMode == .redraw { redrawIfDrawing() }
      boundsSizeDidChange()
    }
    if window != nil { updateSafeArea(childrenToo: true) }
  }
}
