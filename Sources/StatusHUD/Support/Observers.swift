// SPDX-License-Identifier: MIT

/// An object that adds notification observers, and removes them in its deinitializer.
///
/// The deinitializer can run on any thread, because the class isn't isolated to an actor.
package final class NotificationObservers {
  private var tokens: [any NSObjectProtocol] = []

  package init() {}

  /// Adds an observer that calls `body` on the thread that posts the notification.
  package func observe(
    _ name: Notification.Name, _ body: @escaping @Sendable (Notification) -> Void
  ) {
    // Specifying a queue can cause a deadlock if the main actor doesn't run on the main thread.
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: body))
  }

  /// Adds observers that call `action` asynchronously on the main actor.
  package func onMain(_ names: Notification.Name..., action: @escaping @MainActor () -> Void) {
    for name in names { observe(name) { _ in Task { @MainActor in action() } } }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
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

extension UIView {
  /// The content view of a visual effect view; for any other view, the view itself.
  var contentContainer: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

  /// A Boolean value that indicates whether a HUD can be a subview of this view. Subviews of a scroll
  /// view scroll with the content, and SwiftUI doesn't support subviews of its hosting views.
  var canContainHUD: Bool { !(self is UIScrollView) && !isHostingView }

  /// A Boolean value that indicates whether SwiftUI draws this view, which is the view of a hosting
  /// controller. The class is generic, and belongs to a module that the library doesn't import.
  fileprivate var isHostingView: Bool {
    String(describing: type(of: self)).hasPrefix("_UIHostingView")
  }
}
