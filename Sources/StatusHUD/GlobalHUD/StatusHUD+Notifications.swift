// SPDX-License-Identifier: MIT

/// The main thread posts all notifications, with `nil` as their object and the shown status in their
/// `userInfo`.
extension StatusHUD {
  /// Posted when the HUD is about to fade in.
  public static let willAppearNotification = Notification.Name("StatusHUDWillAppear")

  /// Posted when the HUD has faded in.
  public static let didAppearNotification = Notification.Name("StatusHUDDidAppear")

  /// Posted when the HUD is about to fade out.
  public static let willDisappearNotification = Notification.Name("StatusHUDWillDisappear")

  /// Posted when the HUD is gone; not if a show interrupted the fade-out.
  public static let didDisappearNotification = Notification.Name("StatusHUDDidDisappear")

  /// Posted when a touch begins that a mask, or ``Configuration/tapDismissal``, keeps from the
  /// app. A touch on the Cancel button posts nothing.
  public static let didReceiveTouchEventNotification = Notification.Name(
    "StatusHUDDidReceiveTouchEvent")

  /// Posted after ``didReceiveTouchEventNotification`` when that touch begins on the bezel.
  public static let didTouchDownInsideNotification = Notification.Name(
    "StatusHUDDidTouchDownInside")

  /// The key of the shown status in the `userInfo` of a notification.
  ///
  /// The value is a `String`. A HUD without a status has no `userInfo`, even if it shows details.
  public static let statusUserInfoKey: String = "StatusHUDStatus"

  @MainActor static func post(_ name: Notification.Name, status: String?) {
    NotificationCenter.default.post(
      name: name, object: nil, userInfo: status.map { [statusUserInfoKey: $0] })
  }
}
