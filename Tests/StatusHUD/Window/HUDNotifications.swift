// SPDX-License-Identifier: MIT

import DemoCatalog
import Foundation
import StatusHUD
import TestSupport

/// The notifications of the HUD, to be waited for.
@MainActor
final class HUDNotifications {
  private let mailbox = Mailbox<Notification.Name>()
  private var tokens: [any NSObjectProtocol] = []

  init() {
    tokens = HUDNotification.all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [mailbox] _ in MainActor.assumeIsolated { mailbox.post(name) }
      }
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  func next(_ name: Notification.Name) async throws {
    _ = try await mailbox.next(name.rawValue) { $0 == name }
  }
}
