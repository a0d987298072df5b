// SPDX-License-Identifier: MIT

/// The notifications that the global HUD posts on the main thread, with a `nil` object.
extension StatusHUD {
  /// A notification that posts when the HUD is about to fade in.
  public static let willAppearNotification = Notification.Name("StatusHUDWillAppear")

  /// A notification that posts when the HUD has faded in.
  public static let didAppearNotification = Notification.Name("StatusHUDDidAppear")

  /// A notification that posts when the HUD is about to fade out.
  public static let willDisappearNotification = Notification.Name("StatusHUDWillDisappear")

  /// A notification that posts when the HUD has disappeared, unless a call interrupts the fade-out.
  public static let didDisappearNotification = Notification.Name("StatusHUDDidDisappear")

  /// A notification that posts when a mask or ``Configuration/tapDismissal`` prevents a new touch
  /// from reaching the app. A touch on the Cancel button doesn't post this notification.
  public static let didReceiveTouchEventNotification = Notification.Name(
    "StatusHUDDidReceiveTouchEvent")

  /// A notification that posts after ``didReceiveTouchEventNotification`` for a touch on the bezel.
  public static let didTouchDownInsideNotification = Notification.Name(
    "StatusHUDDidTouchDownInside")

  /// The key for the status in the `userInfo` dictionary of a notification.
  ///
  /// The value is a `String`. If there's no status, `userInfo` is `nil`, even if there are details.
  public static let statusUserInfoKey: String = "StatusHUDStatus"

  @MainActor static func post(_ name: Notification.Name, status: String?) {
    NotificationCenter.default.post(
      name: name, object: nil, userInfo: status.map { [statusUserInfoKey: $0] })
  }
}
