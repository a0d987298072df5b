// SPDX-License-Identifier: MIT

import StatusHUD

/// An object that reports each notification from the HUD until it's deallocated.
final class HUDNews {
  private let tokens: [any NSObjectProtocol]

  init(_ tell: @escaping @MainActor (String) -> Void) {
    tokens = HUDNotification.all.map { name in
      let text = HUDNotification.title(of: name)
      return NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let status = $0.userInfo?[StatusHUD.statusUserInfoKey] as? String
        // The HUD posts all of these notifications on the main thread.
        MainActor.assumeIsolated { tell(status.map { "\(text), “\($0)”" } ?? text) }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
