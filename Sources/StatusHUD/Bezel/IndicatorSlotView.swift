// SPDX-License-Identifier: MIT

/// The place of the indicator in the bezel. It holds one indicator, and fades it into the next.
@MainActor final class IndicatorSlotView: GestureBarrierView {
  /// Holds an indicator, so that a fade never touches the alpha of a view of the app.
  private final class Holder: GestureBarrierView {
    /// The size of the indicator, or nil for its own.
    var size: CGSize?
    /// Whether it grows with the text.
    var scales = false

    /// nil if the app took it away.
    var indicator: UIView? { subviews.first }

    func size(atScale scale: CGFloat) -> CGSize? {
      guard let size = indicator.map({ size ?? $0.customViewSize }) else { return nil }
      let factor = scales ? scale : 1
      return CGSize(width: size.width * factor, height: size.height * factor)
    }
  }

  private var holder: Holder?

  /// The indicator; nil without one, or if the app took it away.
  var current: UIView? { holder?.indicator }

  /// How much larger an indicator is that grows with the text.
  var scale: CGFloat = 1 { didSet { if scale != oldValue { setNeedsLayout() } } }

  /// The size of the indicator; nil without one, or if the app took it away.
  var indicatorSize: CGSize? { holder?.size(atScale: scale) }

  /// The size of an indicator that can grow, before it does.
  var unscaledSize: CGSize? { holder?.scales == true ? holder?.size(atScale: 1) : nil }

  /// - Parameters:
  ///   - indicator: Replaces the current one; nil shows none.
  ///   - size: nil for the indicator's own size, whenever that changes.
  ///   - scales: Whether the indicator grows with the text.
  ///   - animated: Whether one indicator fades into the other.
  func show(_ indicator: UIView?, size: CGSize? = nil, scales: Bool = false, animated: Bool) {
    if indicator !== current { replace(with: indicator, animated: animated) }
    holder?.size = size
    holder?.scales = scales
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: traitCollection.displayScale)
    for case let holder as Holder in subviews {
      guard let indicator = holder.indicator, let size = holder.size(atScale: scale)
      else { continue }
      (indicator as? IndicatorView)?.scale = holder.scales ? scale : 1
      holder.frame = grid.center(size, at: CGPoint(x: bounds.midX, y: bounds.midY))
      // Bounds and center, as the app may have transformed the view.
      if indicator.bounds.size != holder.bounds.size { indicator.bounds.size = holder.bounds.size }
      indicator.center = CGPoint(x: holder.bounds.midX, y: holder.bounds.midY)
    }
  }

  private func replace(with indicator: UIView?, animated: Bool) {
    let old = holder
    // An indicator that is still fading out comes back.
    let fading = subviews.compactMap { $0 as? Holder }.first { $0.indicator === indicator }
    let new = indicator == nil ? nil : fading ?? Holder(frame: .zero)
    holder = new
    if let new, let indicator, indicator.superview !== new {
      new.addSubview(indicator)
      addSubview(new)
      UIView.performWithoutAnimation { new.alpha = animated ? 0 : 1 }
    }
    setNeedsLayout()
    guard animated else {
      new?.alpha = 1
      return remove(old)
    }
    ContentTransition.animate {
      old?.alpha = 0
      new?.alpha = 1
    } completion: { [weak self] in
      // It may have come back.
      if let self, old !== self.holder { self.remove(old) }
    }
  }

  private func remove(_ holder: Holder?) {
    let indicator = holder?.indicator
    indicator?.removeFromSuperview()
    (indicator as? UIActivityIndicatorView)?.stopAnimating()
    holder?.removeFromSuperview()
  }
}
