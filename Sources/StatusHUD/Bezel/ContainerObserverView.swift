// SPDX-License-Identifier: MIT

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
    guard let container = container?.contentContainer else { return removeFromSuperview() }
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
