// SPDX-License-Identifier: MIT

/// A HUD that covers a view of the app.
@MainActor protocol CoveringView: UIView {
  /// The view whose visible area the HUD covers.
  var coveredView: UIView? { get }
}

extension UIView {
  /// Covers the visible area of `container` with this view, or resizes this view to match
  /// `container`.
  ///
  /// Subviews of a scroll view scroll with its content. If `container` is a scroll view, this view
  /// is therefore added to its superview, just above it. Newer HUDs appear above older ones.
  /// - Parameter container: A view of the app. If it's a visual effect view, this view becomes a
  ///   subview of its content view.
  func cover(_ container: UIView) {
    if let scrollView = container as? UIScrollView, let parent = scrollView.superview {
      autoresizingMask = scrollView.autoresizingMask
      frame = parent.convert(scrollView.bounds, from: scrollView)
      if superview !== parent {
        // Insert this view below the next subview, because layers of the app might lie above the
        // previous one.
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
