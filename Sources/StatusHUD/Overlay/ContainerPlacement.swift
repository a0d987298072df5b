// SPDX-License-Identifier: MIT

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
        let front = parent.subviews.last { ($0 as? HUDView)?.placement.container === scrollView }
        parent.insertSubview(self, aboveSubview: front ?? scrollView)
      }
    } else {
      let content = container.contentContainer
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      frame = content.bounds
      if superview !== content { content.addSubview(self) }
    }
  }

  /// The view to add subviews to: an effect view has one for that.
  var contentContainer: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}
