// SPDX-License-Identifier: MIT

/// A HUD that lies over a view of the app.
@MainActor protocol CoveringView: UIView {
  /// The view whose visible part it covers.
  var coveredView: UIView? { get }
}

extension UIView {
  /// Puts this view over everything that is visible of `container`, or fits it to the new size of
  /// `container`.
  ///
  /// The subviews of a scroll view scroll away, so this view goes above a scroll view, into the view
  /// around it. Later HUDs go above earlier ones.
  /// - Parameter container: A view of the app; the subviews of an effect view go into its content
  ///   view.
  func cover(_ container: UIView) {
    if let scrollView = container as? UIScrollView, let parent = scrollView.superview {
      autoresizingMask = scrollView.autoresizingMask
      frame = parent.convert(scrollView.bounds, from: scrollView)
      if superview !== parent {
        // Below the next view and not above the last, as layers of the app may lie in between.
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
