// SPDX-License-Identifier: MIT

/// A HUD that covers one of the app's views.
@MainActor protocol CoveringView: UIView {
  /// The view that the HUD covers.
  var coveredView: UIView? { get }
}

extension UIView {
  /// The content view of a visual effect view; for any other view, the view itself.
  var contentContainer: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

  /// A Boolean value that indicates whether a HUD can be a subview of this view. Subviews of a scroll
  /// view scroll with the content, and SwiftUI doesn't support subviews of its hosting views.
  var canContainHUD: Bool { !(self is UIScrollView) && !isHostingView }

  /// A Boolean value that indicates whether SwiftUI draws this view, which is the view of a hosting
  /// controller. The class is generic, and belongs to a module that the library doesn't import.
  var isHostingView: Bool {
    String(describing: type(of: self)).hasPrefix("_UIHostingView")
  }

  /// Covers the visible area of `container` with this view.
  ///
  /// If `container` can't contain a HUD, this method adds this view to the container's superview. The
  /// newest HUD appears in front.
  /// - Parameter container: The view to cover. If `container` is a visual effect view, this method
  ///   covers the content view of `container`.
  func cover(_ container: UIView) {
    if !container.canContainHUD, let parent = container.superview {
      autoresizingMask = container.autoresizingMask
      frame = parent.convert(container.bounds, from: container)
      if superview !== parent {
        // Insert this view directly below the next view, so that it covers layers in between.
        let above = parent.subviews.reversed().prefix {
          $0 !== container && ($0 as? any CoveringView)?.coveredView !== container
        }.last
        if let above {
          parent.insertSubview(self, belowSubview: above)
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
