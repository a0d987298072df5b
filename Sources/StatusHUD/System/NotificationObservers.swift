// SPDX-License-Identifier: MIT

/// Notification observers that end with their owner.
///
/// It belongs to no actor, so that its `deinit` can run anywhere.
final class NotificationObservers {
  private var tokens: [any NSObjectProtocol] = []

  /// Calls `block` on the thread that posts `name`.
  func observe(_ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void) {
    // No queue: waiting for one would deadlock where the main actor is not the main thread.
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil, using: block))
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
