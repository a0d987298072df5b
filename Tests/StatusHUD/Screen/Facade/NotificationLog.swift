// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD

/// Writes down the notifications of the HUD with their texts, from its creation to its end.
final class NotificationLog: @unchecked Sendable {
  // `@unchecked`: `lines` is touched only with `lock` held.
  private let lock = NSLock()
  private var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init() {
    let names: [(Notification.Name, String)] = [
      (StatusHUD.willAppearNotification, "willAppear"),
      (StatusHUD.didAppearNotification, "didAppear"),
      (StatusHUD.willDisappearNotification, "willDisappear"),
      (StatusHUD.didDisappearNotification, "didDisappear"),
    ]
    tokens = names.map { name, label in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let status = notification.userInfo?[StatusHUD.statusUserInfoKey] as? String
        self?.note([label, status].compactMap { $0 }.joined(separator: " "))
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  var entries: [String] {
    lock.withLock { lines }
  }

  func note(_ line: String) {
    lock.withLock { lines.append(line) }
  }
}
