// SPDX-License-Identifier: MIT

/// Notification observers that end with their owner.
///
/// Not isolated, so that its `deinit` may touch the tokens wherever the last reference goes.
final class ObserverBag {
  private var tokens: [any NSObjectProtocol] = []

  /// Calls `block` on whatever thread posts `name`.
  func observe(_ name: Notification.Name, _ block: @escaping @Sendable () -> Void) {
    observe(name) { _ in block() }
  }

  /// The same, with the notification that was posted.
  func observe(_ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void) {
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil, using: block))
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
