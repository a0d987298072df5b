// SPDX-License-Identifier: MIT

import Foundation

/// Writes down which notifications come, until it is stopped.
@MainActor
final class Notices {
  private(set) var heard: [(name: String, notification: Notification)] = []
  private var tokens: [any NSObjectProtocol] = []

  /// - Parameters:
  ///   - names: The notifications, each with a short name for it.
  ///   - object: Who posts them; without it anybody.
  init(_ names: KeyValuePairs<String, Notification.Name>, of object: Any? = nil) {
    tokens = names.map { name, notification in
      NotificationCenter.default.addObserver(forName: notification, object: object, queue: nil) {
        nonisolated(unsafe) let notification = $0
        MainActor.assumeIsolated { self.heard.append((name, notification)) }
      }
    }
  }

  var names: [String] { heard.map(\.name) }

  func take() -> [(name: String, notification: Notification)] {
    defer { heard = [] }
    return heard
  }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    heard = []
  }
}
