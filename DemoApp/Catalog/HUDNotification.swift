// SPDX-License-Identifier: MIT

import StatusHUD

/// All notifications of the global HUD, for the demo and for the tests.
public enum HUDNotification {
  /// The notifications, in the order of a presentation.
  public static let all: [Notification.Name] = [
    StatusHUD.willAppearNotification, StatusHUD.didAppearNotification,
    StatusHUD.willDisappearNotification, StatusHUD.didDisappearNotification,
    StatusHUD.didReceiveTouchEventNotification, StatusHUD.didTouchDownInsideNotification,
  ]

  /// The name without the name of the library, such as “WillAppear”.
  public static func shortName(of name: Notification.Name) -> String {
    String(name.rawValue.dropFirst("StatusHUD".count))
  }

  /// The name in words, such as “Will appear”.
  public static func title(of name: Notification.Name) -> String {
    shortName(of: name).reduce(into: "") { title, letter in
      title += letter.isUppercase && !title.isEmpty ? " \(letter.lowercased())" : String(letter)
    }
  }
}
