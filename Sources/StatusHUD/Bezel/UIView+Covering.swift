// SPDX-License-Identifier: MIT

/// A HUD that covers a view of the app.
@MainActor protocol CoveringView: UIView {
  /// The view whose visible area the HUD covers.
  var coveredView: UIView? { get }
}

extension UIView {
  /// Covers the visible area of `container` with this view, or adjusts this view to a new size.
  ///
  /// Subviews of a scroll view scroll with its content. If `container` is a scroll view, this view
  /// is therefore added to its superview, just above it. Newer HUDs appear above older ones.
  /// - Parameter container: A view of the app. An effect view is covered in its content view.
  func cover(_ container: UIView) {
    if let scrollView = container as? UIScrollView, let parent = scrollView.superview {
      autoresizingMask = scrollView.autoresizingMask
      frame = parent.convert(scrollView.bounds, from: scrollView)
      if superview !== parent {
        // Insert this view below the next subview, because the app can have layers in between.
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
