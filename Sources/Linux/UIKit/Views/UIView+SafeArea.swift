// SPDX-License-Identifier: MIT

extension UIView {
  /// Computes the safe area again, and notifies the view if it changed.
  func updateSafeArea(childrenToo: Bool = false) {
    let insets = window == nil ? .zero : computedSafeAreaInsets()
    let changed = insets != viewState.safeAreaInsets
    if changed {
      viewState.safeAreaInsets = insets
      safeAreaInsetsDidChange()
      owningController?.viewSafeAreaInsetsDidChange()
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
