// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// Posted on the main thread when the HUD is about to fade in. The object of this and the other
  /// notifications is nil.
  public static let willAppearNotification = Notification.Name("StatusHUDWillAppear")

  /// Posted on the main thread when the fade-in has ended.
  public static let didAppearNotification = Notification.Name("StatusHUDDidAppear")

  /// Posted on the main thread when the HUD is about to fade out.
  public static let willDisappearNotification = Notification.Name("StatusHUDWillDisappear")

  /// Posted on the main thread when the HUD is gone. A show during the fade-out prevents it.
  public static let didDisappearNotification = Notification.Name("StatusHUDDidDisappear")

  /// Posted on the main thread when a touch begins that a mask keeps from the app, or that
  /// ``Configuration/dismissesOnTap`` takes.
  public static let didReceiveTouchEventNotification = Notification.Name(
    "StatusHUDDidReceiveTouchEvent")

  /// Posted on the main thread, after ``didReceiveTouchEventNotification``, when such a touch
  /// begins on the bezel.
  public static let didTouchDownInsideNotification = Notification.Name(
    "StatusHUDDidTouchDownInside")

  /// The key of the shown text, a `String`, in the `userInfo` of the notifications; without a text
  /// there is no `userInfo`.
  public static let statusUserInfoKey: String = "StatusHUDStatus"

  @MainActor static func post(_ transition: HUDTransition, status: String?) {
    let name =
      switch transition {
      case .willAppear: willAppearNotification
      case .didAppear: didAppearNotification
      case .willDisappear: willDisappearNotification
      case .didDisappear: didDisappearNotification
      }
    post(name, status: status)
  }

  @MainActor static func postTouch(isInside: Bool, status: String?) {
    post(didReceiveTouchEventNotification, status: status)
    if isInside { post(didTouchDownInsideNotification, status: status) }
  }

  @MainActor private static func post(_ name: Notification.Name, status: String?) {
    NotificationCenter.default.post(
      name: name, object: nil, userInfo: status.map { [statusUserInfoKey: $0] })
  }
}
