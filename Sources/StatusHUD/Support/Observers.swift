// SPDX-License-Identifier: MIT

/// Notification observers that end with their owner.
///
/// It belongs to no actor, so that its `deinit` can run anywhere.
package final class NotificationObservers {
  private var tokens: [any NSObjectProtocol] = []

  package init() {}

  /// Calls `block` on the thread that posts `name`.
  package func observe(
    _ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void
  ) {
    // No queue: waiting for one would deadlock where the main actor is not the main thread.
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil, using: block))
  }

  /// Calls `action` on the main actor, soon after `name` is posted on any thread.
  package func onMain(_ name: Notification.Name, _ action: @escaping @MainActor () -> Void) {
    observe(name) { _ in Task { @MainActor in action() } }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// An empty view in an app's container that reports when the container's window or size changes. UIKit
/// reports these changes only to views inside the container.
final class ContainerObserverView: UIView {
  /// Called during the change, when the views around must not be changed yet.
  var onWindowChange: (() -> Void)?
  var onResize: (() -> Void)?

  /// Moves into `container`; nil stops.
  func observe(_ container: UIView?) {
    guard let container = container?.contentContainer else { return removeFromSuperview() }
    guard superview !== container else { return }
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame = container.bounds
    // Last, as an app expects its own views first.
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
  /// The view to add subviews to: an effect view has one for that.
  var contentContainer: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}
