// SPDX-License-Identifier: MIT

/// A HUD that covers one of the app's views.
@MainActor protocol CoveringView: UIView {
  /// The view that the HUD covers.
  var coveredView: UIView? { get }
}

extension UIView {
  /// Covers the visible area of `container` with this view.
  ///
  /// If `container` is a scroll view, this method adds this view to the scroll view's superview,
  /// because subviews of a scroll view scroll with the content. The newest HUD appears in front.
  /// - Parameter container: The view to cover. If `container` is a visual effect view, this method
  ///   covers the content view of `container`.
  func cover(_ container: UIView) {
    if let scrollView = container as? UIScrollView, let parent = scrollView.superview {
      autoresizingMask = scrollView.autoresizingMask
      frame = parent.convert(scrollView.bounds, from: scrollView)
      if superview !== parent {
        // Insert this view directly below the next subview, so that it covers layers in between.
        let next = parent.subviews.reversed().prefix {
          $0 !== scrollView && ($0 as? any CoveringView)?.coveredView !== scrollView
        }.last
        if let next {
          parent.insertSubview(self, belowSubview: next)
        } else {
          parent.addSubview(self)
        }
      }
    } else {
      let content = container.contentContainer
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      frame = content.bounds
      if superview !== content { content.addSubview(self) }
    }
  }
}
