// SPDX-License-Identifier: MIT

/// An object that adds notification observers, and removes the observers in its `deinit`.
///
/// The `deinit` can run on any thread, because the class isn't isolated to an actor.
package final class NotificationObservers {
  private var tokens: [any NSObjectProtocol] = []

  package init() {}

  /// Calls `block` on the thread that posts the notification.
  package func observe(
    _ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void
  ) {
    // Specifying a queue can cause a deadlock if the main actor doesn't run on the main thread.
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil, using: block))
  }

  /// Calls `action` asynchronously on the main actor when any thread posts the notification.
  package func onMain(_ name: Notification.Name, _ action: @escaping @MainActor () -> Void) {
    observe(name) { _ in Task { @MainActor in action() } }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

/// An empty view that detects when the window or the size of its superview changes. UIKit reports
/// these changes only to the superview and to views inside the superview.
final class ContainerObserverView: UIView {
  /// A closure that runs when the window changes. The closure must not change the view hierarchy.
  var onWindowChange: (() -> Void)?
  var onResize: (() -> Void)?

  /// Moves this view into `container`, or out of its superview if `container` is `nil`.
  func observe(_ container: UIView?) {
    guard let container = container?.contentContainer else { return removeFromSuperview() }
    guard superview !== container else { return }
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame = container.bounds
    // Add this view after all others, because an app might access its own subviews by index.
    container.addSubview(self)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindowChange?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onResize?()
  }
}

extension UIView {
  /// The content view if this view is a visual effect view; otherwise, this view.
  var contentContainer: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}
