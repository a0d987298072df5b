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
      (StatusHUD.didReceiveTouchEventNotification, "touch"),
      (StatusHUD.didTouchDownInsideNotification, "touchInside"),
    ]
    tokens = names.map { name, label in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        // Nothing but a text comes with a notification.
        let object = notification.object.map { "from \($0)" }
        let status = notification.userInfo.map { info in
          info[StatusHUD.statusUserInfoKey] as? String ?? "without a text"
        }
        self?.note([label, object, status].compactMap { $0 }.joined(separator: " "))
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  var entries: [String] { lock.withLock { lines } }

  func note(_ line: String) { lock.withLock { lines.append(line) } }

  func clear() { lock.withLock { lines = [] } }
}
