// SPDX-License-Identifier: MIT

/// Notification observers that are removed when this object is deallocated.
///
/// The class isn't isolated to an actor, so `deinit` can run on any thread.
package final class NotificationObservers {
  private var tokens: [any NSObjectProtocol] = []

  package init() {}

  /// Calls `block` on the thread that posts the notification.
  package func observe(
    _ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void
  ) {
    // Waiting for a queue would deadlock if the main actor doesn't run on the main thread.
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
  /// A closure that runs during the change. It must not change the surrounding views yet.
  var onWindowChange: (() -> Void)?
  var onResize: (() -> Void)?

  /// Moves this view into `container`, or removes it if `container` is `nil`.
  func observe(_ container: UIView?) {
    guard let container = container?.contentContainer else { return removeFromSuperview() }
    guard superview !== container else { return }
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame = container.bounds
    // Add this view last, because an app might expect its own views first.
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
  /// The view that can contain subviews: the content view of an effect view, or else this view.
  var contentContainer: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}
