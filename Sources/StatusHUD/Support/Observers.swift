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

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// An empty view in a container of the app that tells when the container changes its window or its
/// size. UIKit tells such things only to views inside.
final class ContainerObserverView: UIView {
  /// Called during the change, when the views around must not be changed yet.
  var onWindowChange: (() -> Void)?
  var onResize: (() -> Void)?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Moves into `container`; nil stops.
  func observe(_ container: UIView?) {
    guard let container = container?.contentContainer else { return removeFromSuperview() }
    guard superview !== container else { return }
    frame = container.bounds
    // Behind everything but earlier observers, so that HUDs follow a container in their order.
    let observers = container.subviews.prefix { $0 is ContainerObserverView }
    container.insertSubview(self, at: observers.count)
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
