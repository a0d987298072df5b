// SPDX-License-Identifier: MIT

/// The place of the indicator in the bezel. It holds one indicator, and fades it into the next.
@MainActor final class IndicatorSlotView: GestureBarrierView {
  private struct Properties {
    /// nil for the indicator's own size.
    var size: CGSize?
    /// Whether it grows with the text.
    var scales = false
    /// The alpha that the app gave it, when it came or when it leaves.
    var alpha: CGFloat
  }

  private(set) var current: UIView?
  /// Of the indicators in this view.
  private var properties: [ObjectIdentifier: Properties] = [:]

  /// How much larger an indicator is that grows with the text.
  var scale: CGFloat = 1 { didSet { if scale != oldValue { setNeedsLayout() } } }

  /// The size of the indicator; nil without one, also if the app took it away.
  var indicatorSize: CGSize? { present.map { size(of: $0) } }

  /// The size of an indicator that can grow.
  var unscaledSize: CGSize? {
    present.flatMap { scales($0) ? size(of: $0, scale: 1) : nil }
  }

  private var present: UIView? { current?.superview === self ? current : nil }

  /// - Parameters:
  ///   - indicator: Replaces the current one; nil shows none.
  ///   - size: nil for the indicator's own size, whenever that changes.
  ///   - scales: Whether the indicator grows with the text.
  ///   - animated: Whether one indicator fades into the other.
  func show(_ indicator: UIView?, size: CGSize? = nil, scales: Bool = false, animated: Bool) {
    if let indicator {
      let id = ObjectIdentifier(indicator)
      properties[id, default: Properties(alpha: indicator.alpha)].size = size
      properties[id]?.scales = scales
    }
    guard indicator !== current || indicator?.superview !== self else { return }
    replace(current, with: indicator, animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: traitCollection.displayScale)
    for view in subviews {
      (view as? any ScalingIndicator)?.scale = scales(view) ? scale : 1
      let frame = grid.centre(size(of: view), at: CGPoint(x: bounds.midX, y: bounds.midY))
      // Bounds and centre, as the app may have transformed the view.
      if view.bounds.size != frame.size { view.bounds.size = frame.size }
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  private func scales(_ indicator: UIView) -> Bool {
    properties[ObjectIdentifier(indicator)]?.scales ?? false
  }

  private func size(of indicator: UIView, scale: CGFloat? = nil) -> CGSize {
    let size = properties[ObjectIdentifier(indicator)]?.size ?? indicator.customViewSize
    let factor = scales(indicator) ? scale ?? self.scale : 1
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  private func replace(_ old: UIView?, with new: UIView?, animated: Bool) {
    current = new
    let alpha = new.flatMap { properties[ObjectIdentifier($0)]?.alpha } ?? 1
    if let new {
      addSubview(new)
      UIView.performWithoutAnimation { new.alpha = animated ? 0 : alpha }
    }
    // The app put it elsewhere: it is the app's alone.
    if let old, old.superview !== self { properties[ObjectIdentifier(old)] = nil }
    let leaving = old !== new && old?.superview === self ? old : nil
    if let leaving { properties[ObjectIdentifier(leaving)]?.alpha = leaving.alpha }
    guard animated else { return remove(leaving) }
    ContentTransition.animate {
      leaving?.alpha = 0
      new?.alpha = alpha
    } completion: { [weak self] in
      // It may have come back.
      if let self, leaving !== self.current { self.remove(leaving) }
    }
  }

  private func remove(_ indicator: UIView?) {
    guard let indicator,
      let properties = properties.removeValue(forKey: ObjectIdentifier(indicator))
    else { return }
    // The app may have put it elsewhere amid its fade; then only that is undone.
    if indicator.alpha == 0 { indicator.alpha = properties.alpha }
    guard indicator.superview === self else { return }
    indicator.removeFromSuperview()
    (indicator as? UIActivityIndicatorView)?.stopAnimating()
  }
}

/// An indicator that does not just fill its bounds.
@MainActor protocol ScalingIndicator: UIView {
  /// How much larger it is drawn than its own size.
  var scale: CGFloat { get set }
}
