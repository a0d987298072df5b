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
