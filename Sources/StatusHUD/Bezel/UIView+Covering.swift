// SPDX-License-Identifier: MIT

/// A type for HUDs that cover a view of the app.
@MainActor protocol CoveringView: UIView {
  /// The view that the HUD covers.
  var coveredView: UIView? { get }
}

extension UIView {
  /// Adds this view over the visible area of `container`, or updates its frame if it's there.
  ///
  /// If `container` is a scroll view, this view becomes a sibling of the scroll view, because
  /// subviews of a scroll view scroll with its content. Newer HUDs appear above older HUDs.
  /// - Parameter container: A view of the app. If `container` is a visual effect view, this view
  ///   covers the content view.
  func cover(_ container: UIView) {
    if let scrollView = container as? UIScrollView, let parent = scrollView.superview {
      autoresizingMask = scrollView.autoresizingMask
      frame = parent.convert(scrollView.bounds, from: scrollView)
      if superview !== parent {
        // Insert this view below the next subview, and therefore above any sublayers in between.
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
