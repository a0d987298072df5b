// SPDX-License-Identifier: MIT

/// Notification observers that end with their owner.
///
/// Not isolated, so that its `deinit` may touch the tokens wherever the last reference goes.
final class ObserverBag {
  private var tokens: [any NSObjectProtocol] = []

  /// Calls `block` on whatever thread posts `name`.
  func observe(_ name: Notification.Name, _ block: @escaping @Sendable () -> Void) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        block()
      })
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
