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
      if contentMode == .redraw { setNeedsDisplay() }
      startDrawing()
    }
    if window != nil { updateSafeArea(childrenToo: true) }
  }
}

extension UIView {
  /// Lays out one view in UIKit's order: the controller's “will” method, the view, and the
  /// controller's “did” method. During layout, `UITraitCollection.current` has the view's traits.
  func performLayout() {
    traitCollection.performAsCurrent {
      owningController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewState.keyboardLayoutGuide?.isLaidOut = true
      owningController?.viewDidLayoutSubviews()
    }
  }
}

extension UIView {
  /// Constants that specify how a view resizes when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  /// Resizes the subviews after a change of the bounds' size. Their margins stay the same.
  func autoresizeSubviews(from old: CGSize) {
    let (dx, dy) = (bounds.width - old.width, bounds.height - old.height)
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      var size = subview.frame.size
      if subview.autoresizingMask.contains(.flexibleWidth) { size.width = max(0, size.width + dx) }
      if subview.autoresizingMask.contains(.flexibleHeight) {
        size.height = max(0, size.height + dy)
      }
      subview.frame.size = size
    }
  }
}

extension UIView {
  /// Computes the safe area again, and notifies the view if it changed.
  func updateSafeArea(childrenToo: Bool = false) {
    let insets = window == nil ? .zero : computedSafeAreaInsets()
    let changed = insets != viewState.safeAreaInsets
    if changed {
      viewState.safeAreaInsets = insets
      safeAreaInsetsDidChange()
      setNeedsLayout()
    }
    guard changed || childrenToo else { return }
    for subview in subviews {
      subview.updateSafeArea(childrenToo: changed)
    }
  }

  /// Returns the part of the superview's unsafe area that overlaps the bounds, plus the
  /// controller's additional insets.
  private func computedSafeAreaInsets() -> UIEdgeInsets {
    if let window = self as? UIWindow { return window.sceneSafeAreaInsets }
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    var insets = UIEdgeInsets.zero
    if outer != .zero {
      let safe = convert(superview.bounds.inset(by: outer), from: superview)
      insets = UIEdgeInsets(
        top: outer.top > 0 ? max(0, safe.minY - bounds.minY) : 0,
        left: outer.left > 0 ? max(0, safe.minX - bounds.minX) : 0,
        bottom: outer.bottom > 0 ? max(0, bounds.maxY - safe.maxY) : 0,
        right: outer.right > 0 ? max(0, bounds.maxX - safe.maxX) : 0)
    }
    if let extra = owningController?.additionalSafeAreaInsets {
      insets.top += extra.top
      insets.left += extra.left
      insets.bottom += extra.bottom
      insets.right += extra.right
    }
    return insets
  }
}
