// SPDX-License-Identifier: MIT

/// The place above the text: one indicator at a time, and its change into another.
@MainActor
final class IndicatorSlotView: GestureBarrierView {
  /// What an indicator brought along: how large it is to be, if not its own size, and its alpha,
  /// which is the app's where the indicator is.
  private struct Own {
    var size: CGSize?
    var alpha: CGFloat
  }

  private(set) var current: UIView?
  private var owns: [ObjectIdentifier: Own] = [:]

  /// The room the indicator needs; nil without one. One that was taken away needs none.
  var indicatorSize: CGSize? {
    current.flatMap { $0.superview === self ? size(of: $0) : nil }
  }

  /// - Parameters:
  ///   - indicator: What stands here from now on; nil is nothing.
  ///   - size: Its own; nil is the one it has by itself, whatever that comes to be.
  ///   - animated: Whether this is on screen: one indicator then fades into another.
  func show(_ indicator: UIView?, size: CGSize? = nil, animated: Bool) {
    if let indicator {
      owns[ObjectIdentifier(indicator), default: Own(alpha: indicator.alpha)].size = size
    }
    guard indicator !== current || indicator?.superview !== self else { return }
    replace(current, with: indicator, animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: traitCollection.displayScale)
    for view in subviews {
      let frame = grid.centre(size(of: view), at: CGPoint(x: bounds.midX, y: bounds.midY))
      // Not by its frame, which means nothing while the app turns or scales it.
      if view.bounds.size != frame.size { view.bounds.size = frame.size }
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  private func size(of indicator: UIView) -> CGSize {
    owns[ObjectIdentifier(indicator)]?.size ?? CustomView.size(of: indicator)
  }

  private func replace(_ old: UIView?, with new: UIView?, animated: Bool) {
    current = new
    let alpha = new.flatMap { owns[ObjectIdentifier($0)]?.alpha } ?? 1
    if let new {
      addSubview(new)
      UIView.performWithoutAnimation { new.alpha = animated ? 0 : alpha }
    }
    // One that the app has put elsewhere is the app's alone.
    if let old, old.superview !== self { owns[ObjectIdentifier(old)] = nil }
    let leaving = old !== new && old?.superview === self ? old : nil
    guard animated else { return remove(leaving) }
    ContentChange.animate {
      leaving?.alpha = 0
      new?.alpha = alpha
    } completion: { [weak self] in
      // It may have come back meanwhile.
      if let self, leaving !== self.current { self.remove(leaving) }
    }
  }

  private func remove(_ indicator: UIView?) {
    guard let indicator, let own = owns.removeValue(forKey: ObjectIdentifier(indicator)) else {
      return
    }
    // The app may have put it elsewhere amid its fade: then only what that did to it is undone.
    let isHere = indicator.superview === self
    if isHere || indicator.alpha == 0 { indicator.alpha = own.alpha }
    guard isHere else { return }
    indicator.removeFromSuperview()
    (indicator as? UIActivityIndicatorView)?.stopAnimating()
  }
}
