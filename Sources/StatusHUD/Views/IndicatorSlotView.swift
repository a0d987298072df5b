// SPDX-License-Identifier: MIT

/// The place above the text: one indicator at a time, and its change into another.
@MainActor
final class IndicatorSlotView: UIView {
  private(set) var current: UIView?
  private var sizes: [ObjectIdentifier: CGSize] = [:]

  /// The room the indicator needs; nil without one.
  var indicatorSize: CGSize? {
    current.map(size(of:))
  }

  /// - Parameters:
  ///   - indicator: What stands here from now on; nil is nothing.
  ///   - size: Its own; nil is its intrinsic one, whatever that comes to be.
  ///   - animated: Whether this is on screen: one indicator then fades into another.
  func show(_ indicator: UIView?, size: CGSize? = nil, animated: Bool) {
    if let indicator { sizes[ObjectIdentifier(indicator)] = size }
    guard indicator !== current else { return }
    replace(current, with: indicator, animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: traitCollection.displayScale)
    for view in subviews {
      view.frame = grid.centre(size(of: view), at: CGPoint(x: bounds.midX, y: bounds.midY))
    }
  }

  private func size(of indicator: UIView) -> CGSize {
    sizes[ObjectIdentifier(indicator)] ?? indicator.intrinsicContentSize
  }

  private func replace(_ old: UIView?, with new: UIView?, animated: Bool) {
    current = new
    if let new {
      addSubview(new)
      new.alpha = animated ? 0 : 1
    }
    guard animated else {
      remove(old)
      return
    }
    ContentChange.animate {
      old?.alpha = 0
      new?.alpha = 1
    } completion: { [weak self] in
      // It may have come back meanwhile.
      if let self, old !== self.current { self.remove(old) }
    }
  }

  private func remove(_ indicator: UIView?) {
    guard let indicator else { return }
    sizes[ObjectIdentifier(indicator)] = nil
    indicator.removeFromSuperview()
    indicator.alpha = 1
    (indicator as? UIActivityIndicatorView)?.stopAnimating()
  }
}
