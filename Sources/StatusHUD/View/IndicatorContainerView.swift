// SPDX-License-Identifier: MIT

// Platforms: UIKit on Linux doesn't have `UIProgressView`.

/// A view that shows the indicator of a bezel and cross-fades between indicators.
@MainActor final class IndicatorContainerView: GestureRecognizerBarrierView {
  /// A container that fades instead of the indicator, so that the indicator keeps its alpha value.
  private final class Wrapper: GestureRecognizerBarrierView {
    /// The indicator, or `nil` if the app removed it.
    var indicator: UIView? { subviews.first }
    var scales: Bool { (indicator as? any TextScaling)?.scalesWithText == true }

    func size(atScale scale: CGFloat) -> CGSize? {
      let factor = scales ? scale : 1
      return indicator?.customViewSize.applying(CGAffineTransform(scaleX: factor, y: factor))
    }
  }

  private var wrapper: Wrapper?
  private var shownProgress: Double?

  var current: UIView? { wrapper?.indicator }

  /// A Boolean value that indicates whether the app's view has elements that the user can control.
  var showsControls: Bool { current?.hasControls == true }

  /// The scale of indicators that grow with the user's text size.
  var scale: CGFloat = 1 { didSet { if scale != oldValue { setNeedsLayout() } } }

  /// Returns the size of the indicator at a scale.
  func indicatorSize(atScale scale: CGFloat) -> CGSize? { wrapper?.size(atScale: scale) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: traitCollection.displayScale)
    for case let wrapper as Wrapper in subviews {
      guard let indicator = wrapper.indicator, let size = wrapper.size(atScale: scale)
      else { continue }
      (indicator as? IndicatorView)?.scale = wrapper.scales ? scale : 1
      wrapper.frame = grid.center(size, at: CGPoint(x: bounds.midX, y: bounds.midY))
      // Set the bounds and the center, because the frame of a transformed view is undefined.
      indicator.bounds.size = wrapper.bounds.size
      indicator.center = CGPoint(x: wrapper.bounds.midX, y: wrapper.bounds.midY)
    }
  }

  /// Shows `indicator`, which inherits `color` as its tint color, in place of the current indicator. If
  /// `indicator` is `nil`, the method only removes the current indicator.
  func show(_ indicator: UIView?, color: UIColor, animated: Bool) {
    defer { if wrapper?.tintColor != color { wrapper?.tintColor = color } }
    guard indicator !== current else { return }
    let old = wrapper
    // If the indicator to show is still fading out from an earlier appearance, reuse its container.
    let fading = subviews.compactMap { $0 as? Wrapper }.first { $0.indicator === indicator }
    let new = indicator == nil ? nil : fading ?? Wrapper(frame: .zero)
    wrapper = new
    if let new, let indicator, indicator.superview !== new {
      // Set the size first, because adding the view can lay it out.
      indicator.bounds.size = indicator.customViewSize
      new.addSubview(indicator)
      addSubview(new)
      UIView.performWithoutAnimation { new.alpha = animated ? 0 : 1 }
    }
    guard animated else {
      new?.alpha = 1
      return remove(old)
    }
    ContentAnimation.animate {
      old?.alpha = 0
      new?.alpha = 1
    } completion: { [weak self] _ in
      // Don't remove the old indicator if it has become the current indicator again.
      if let self, old !== self.wrapper { self.remove(old) }
    }
  }

  /// Sets the progress of the current indicator, or of one that will be shown.
  func setProgress(_ progress: Double?, of indicator: UIView?, animated: Bool) {
    accessibilityValue = progress?.percentage
    let isShown = indicator === current
    let isNew = !isShown || shownProgress != progress
    shownProgress = progress
    // Don't set the same progress again, because doing so ends the current animation.
    guard isNew, let progress else { return }
    if let indicator = indicator as? any HUDProgressIndicator {
      return indicator.setProgress(progress, animated: animated && isShown)
    }
    #if !os(Linux)
      (indicator as? UIProgressView)?.setProgress(Float(progress), animated: animated && isShown)
    #endif
  }

  /// Removes all indicators, even those that are still fading out.
  func removeAll() { for case let wrapper as Wrapper in subviews { remove(wrapper) } }

  private func remove(_ wrapper: Wrapper?) {
    (wrapper?.indicator as? IndicatorView)?.scale = 1
    wrapper?.indicator?.removeFromSuperview()
    wrapper?.removeFromSuperview()
  }
}
