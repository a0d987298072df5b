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

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Moves and resizes the subviews after a change of the bounds' size.
  func autoresizeSubviews(from old: CGSize) {
    guard old != bounds.size else { return }
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.autoresize(inSuperviewOf: old, nowOf: bounds.size)
    }
  }

  private func autoresize(inSuperviewOf old: CGSize, nowOf new: CGSize) {
    let mask = autoresizingMask
    let frame = self.frame
    let horizontal = AutoresizingAxis(
      origin: frame.minX, length: frame.width, available: old.width,
      isFlexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    ).adding(new.width - old.width)
    let vertical = AutoresizingAxis(
      origin: frame.minY, length: frame.height, available: old.height,
      isFlexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    ).adding(new.height - old.height)
    self.frame = CGRect(
      x: horizontal.origin, y: vertical.origin,
      width: horizontal.length, height: vertical.length)
  }
}

/// One axis of a view in its superview: the leading margin, the length, and the trailing margin.
struct AutoresizingAxis {
  var origin: CGFloat
  var length: CGFloat
  var available: CGFloat
  var isFlexible: (before: Bool, length: Bool, after: Bool)

  /// Distributes a change of the available length among the flexible parts. The shares are
  /// proportional to the current lengths, or equal if all of these lengths are zero.
  func adding(_ delta: CGFloat) -> (origin: CGFloat, length: CGFloat) {
    let parts = [
      isFlexible.before ? max(origin, 0) : 0,
      isFlexible.length ? max(length, 0) : 0,
      isFlexible.after ? max(available - origin - length, 0) : 0,
    ]
    let flags = [isFlexible.before, isFlexible.length, isFlexible.after]
    let count = flags.count { $0 }
    guard count > 0 else { return (origin, length) }
    let sum = parts.reduce(0, +)
    func share(_ index: Int) -> CGFloat {
      guard flags[index] else { return 0 }
      return sum > 0 ? delta * parts[index] / sum : delta / CGFloat(count)
    }
    return (origin + share(0), max(0, length + share(1)))
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
