// SPDX-License-Identifier: MIT

/// Where a HUD lies to be over all that is visible of a view.
@MainActor enum HostCover {
  /// Puts `overlay` there, or makes it as large as `container` has become.
  ///
  /// What is in a scroll view scrolls away and can be dragged through a mask, so there the overlay
  /// lies over it, in the view around it if there is one.
  static func put(_ overlay: UIView, over container: UIView) {
    if let scrollView = container as? UIScrollView, let parent = scrollView.superview {
      overlay.autoresizingMask = scrollView.autoresizingMask
      overlay.frame = parent.convert(scrollView.bounds, from: scrollView)
      if overlay.superview !== parent {
        parent.insertSubview(overlay, aboveSubview: frontMost(over: scrollView, in: parent))
      }
    } else {
      let content = content(of: container)
      overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      overlay.frame = content.bounds
      if overlay.superview !== content { content.addSubview(overlay) }
    }
  }

  /// The scroll view itself, or the HUD that was put over it last.
  private static func frontMost(over scrollView: UIScrollView, in parent: UIView) -> UIView {
    parent.subviews.last { $0 === scrollView || ($0 as? HUDView)?.host === scrollView }
      ?? scrollView
  }

  /// An effect view wants its subviews elsewhere than in itself.
  static func content(of container: UIView) -> UIView {
    (container as? UIVisualEffectView)?.contentView ?? container
  }
}
