// SPDX-License-Identifier: MIT

// A fix-it would keep the expression before the dot, so these properties have only a message.

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
  /// A notification that posts when the HUD prevents a new touch from reaching the app.
  @available(*, deprecated, message: "Use StatusHUD.didReceiveTouchEventNotification.")
  public static var SVProgressHUDDidReceiveTouchEvent: Notification.Name {
    StatusHUD.didReceiveTouchEventNotification
  }

  /// A notification that posts when a new touch is on the bezel.
  @available(*, deprecated, message: "Use StatusHUD.didTouchDownInsideNotification.")
  public static var SVProgressHUDDidTouchDownInside: Notification.Name {
    StatusHUD.didTouchDownInsideNotification
  }

  /// A notification that posts when the HUD is about to fade out.
  @available(*, deprecated, message: "Use StatusHUD.willDisappearNotification.")
  public static var SVProgressHUDWillDisappear: Notification.Name {
    StatusHUD.willDisappearNotification
  }

  /// A notification that posts when the HUD has disappeared.
  @available(*, deprecated, message: "Use StatusHUD.didDisappearNotification.")
  public static var SVProgressHUDDidDisappear: Notification.Name {
    StatusHUD.didDisappearNotification
  }

  /// A notification that posts when the HUD is about to fade in.
  @available(*, deprecated, message: "Use StatusHUD.willAppearNotification.")
  public static var SVProgressHUDWillAppear: Notification.Name {
    StatusHUD.willAppearNotification
  }

  /// A notification that posts when the HUD has faded in.
  @available(*, deprecated, message: "Use StatusHUD.didAppearNotification.")
  public static var SVProgressHUDDidAppear: Notification.Name {
    StatusHUD.didAppearNotification
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the status in the `userInfo` of a notification.
@available(*, deprecated, renamed: "StatusHUD.statusUserInfoKey")
public let SVProgressHUDStatusUserInfoKey: String = StatusHUD.statusUserInfoKey
