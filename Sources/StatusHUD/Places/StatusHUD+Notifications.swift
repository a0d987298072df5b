// SPDX-License-Identifier: MIT

/// Notifications that the global HUD posts on the main thread with an `object` of `nil`.
extension StatusHUD {
  /// A notification that posts when the HUD is about to fade in.
  ///
  /// While the HUD stays onscreen, it posts no such notification, even if its text changes or a message takes
  /// the place of work. Messages beside the HUD and a ``HUDView`` post none. A ``HUDView`` calls its
  /// ``HUDView/delegate``.
  public static let willAppearNotification = Notification.Name("StatusHUDWillAppear")

  /// A notification that posts after the HUD finishes fading in. If an alert interrupts the fade-in, it posts
  /// when the HUD is back.
  public static let didAppearNotification = Notification.Name("StatusHUDDidAppear")

  /// A notification that posts when the HUD is about to fade out.
  public static let willDisappearNotification = Notification.Name("StatusHUDWillDisappear")

  /// A notification that posts after the HUD disappears, unless a call interrupts the fade-out.
  public static let didDisappearNotification = Notification.Name("StatusHUDDidDisappear")

  /// A notification that posts when a mask or ``Configuration/tapDismissal`` prevents a new touch
  /// outside the Cancel button from reaching the app.
  public static let didReceiveTouchEventNotification = Notification.Name(
    "StatusHUDDidReceiveTouchEvent")

  /// A notification that posts when the HUD receives a new touch on the bezel. The HUD posts this
  /// notification after ``didReceiveTouchEventNotification``.
  public static let didTouchDownInsideNotification = Notification.Name(
    "StatusHUDDidTouchDownInside")

  /// The key for the status, a `String`, in the `userInfo` dictionary of a notification. If the HUD
  /// has no status, the notification's `userInfo` is `nil`, even if there are details.
  public static let statusUserInfoKey: String = "StatusHUDStatus"

  @MainActor static func post(_ name: Notification.Name, status: String?) {
    NotificationCenter.default.post(
      name: name, object: nil, userInfo: status.map { [statusUserInfoKey: $0] })
  }
}
