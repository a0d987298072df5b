// SPDX-License-Identifier: MIT

/// An object that removes its notification observers when it's deallocated.
///
/// The class isn't isolated to an actor, so `deinit` can run on any thread.
package final class NotificationObservers {
  private var tokens: [any NSObjectProtocol] = []

  package init() {}

  /// Calls `block` on the thread that posts the notification.
  package func observe(
    _ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void
  ) {
    // If the main actor doesn't run on the main thread, specifying a queue can cause a deadlock.
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil, using: block))
  }

  /// Calls `action` on the main actor soon after a thread posts the notification.
  package func onMain(_ name: Notification.Name, _ action: @escaping @MainActor () -> Void) {
    observe(name) { _ in Task { @MainActor in action() } }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

/// An empty view in an app's container that reports when the container's window or size changes.
/// UIKit reports these changes only to views inside the container.
final class ContainerObserverView: UIView {
  /// A closure that runs during the change. The closure must not change the surrounding views.
  var onWindowChange: (() -> Void)?
  var onResize: (() -> Void)?

  /// Moves this view into `container`, or removes this view if `container` is `nil`.
  func observe(_ container: UIView?) {
    guard let container = container?.contentContainer else { return removeFromSuperview() }
    guard superview !== container else { return }
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame = container.bounds
    // Add this view after all others, because an app might expect its own views to be first.
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
  /// The content view of a visual effect view, or this view if it isn't a visual effect view.
  var contentContainer: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}
