// SPDX-License-Identifier: MIT

extension UIView {
  /// The content view of a visual effect view; for any other view, the view itself.
  var subviewContainer: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

  /// A Boolean value that indicates whether a HUD can be a subview of this view. Subviews of a scroll
  /// view scroll with the content, and SwiftUI doesn't support subviews of its hosting views.
  var canContainHUD: Bool { !(self is UIScrollView) && !isHostingView }

  /// A Boolean value that indicates whether SwiftUI draws this view, which is the view of a hosting
  /// controller. The class is generic, and belongs to a module that the library doesn't import.
  var isHostingView: Bool { "\(type(of: self))".hasPrefix("_UIHostingView") }

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
      guard superview !== parent else { return }
      // Insert this view directly below the next view, so that it covers layers in between.
      let above = parent.subviews.reversed().prefix {
        $0 !== container && ($0 as? HUDView)?.placement.coveredView !== container
      }.last
      guard let above else { return parent.addSubview(self) }
      parent.insertSubview(self, belowSubview: above)
    } else {
      let content = container.subviewContainer
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      frame = content.bounds
      if superview !== content { content.addSubview(self) }
    }
  }

  /// A Boolean value that indicates whether this view is that of a HUD, and not one of the app.
  var isPartOfHUD: Bool {
    self is HUDView || self is OverlayView || self is ContainerObserverView
  }

  /// Brings a HUD that covers `container` in front of the views that have come to cover it. If `container`
  /// can't contain the HUD, that's only `container` itself. HUDs in front of this one stay in front of it.
  func bringToFront(over container: UIView) {
    guard let superview else { return }
    let views = superview.subviews.drop { $0 !== self }
    let isInside = superview === container.subviewContainer
    let top = views.lastIndex { isInside ? !$0.isPartOfHUD && !$0.isHidden : $0 === container }
    guard let top else { return }
    superview.bring(views[..<top].filter(\.isPartOfHUD), inFrontOf: views[top])
  }

  /// Brings subviews that are behind `front` in front of it, but not in front of other views.
  func bring(_ views: [UIView], inFrontOf front: UIView) {
    let above = subviews.drop { $0 !== front }.dropFirst()
    UIView.performWithoutAnimation { (views + above).forEach(bringSubviewToFront) }
  }
}

/// An empty view that detects when its superview moves to another window or changes size. UIKit
/// reports these changes only to the superview and its descendants.
final class ContainerObserverView: UIView {
  /// A closure that runs soon after the window changed.
  var onWindowChange: (() -> Void)?
  var onResize: (() -> Void)?

  /// A closure that runs when the observed view no longer exists.
  var onEnd: (@MainActor @Sendable () -> Void)?

  deinit { if let onEnd { Task { @MainActor in onEnd() } } }

  /// Adds this view to `container`, or removes it from its superview if `container` is `nil`. If
  /// `container` is a hosting view, this view fills its superview.
  func observe(_ container: UIView?) {
    guard let container = container?.subviewContainer else { return removeFromSuperview() }
    let parent = container.isHostingView ? container.superview : container
    guard let parent, superview !== parent else { return }
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame = parent.bounds
    // Add this view as the last subview, because the app might access its subviews by index.
    parent.addSubview(self)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let onWindowChange { Task { @MainActor in onWindowChange() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onResize?()
  }
}
