// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// A closure that runs when the user presses a Cancel button.
  public typealias CancelAction = @MainActor @Sendable () -> Void
}

extension HUDContent {
  /// The Cancel button of an activity. The button's action runs at most once.
  struct Cancel: Sendable, Equatable {
    let action: StatusHUD.CancelAction
    /// A number that identifies the button. Updates of progress don't change it, and neither does another
    /// action before a press.
    var id: HUDContent.ID = 0
    /// A number that changes when the app replaces the action, so that the view releases the former one.
    var version: HUDContent.ID = 0
    var isPressed = false

    static func == (one: Cancel, two: Cancel) -> Bool {
      (one.id, one.version, one.isPressed) == (two.id, two.version, two.isPressed)
    }
  }

  /// Gives the Cancel button a new action, or removes the button. Until it's pressed, it's the same button,
  /// so a press before the next update runs the new action.
  mutating func setCancel(_ action: StatusHUD.CancelAction?, _ newID: ID) {
    let former = cancel?.isPressed == false ? cancel?.id : nil
    cancel = action.map { Cancel(action: $0, id: former ?? newID, version: newID) }
  }
}

extension HUDRequests.Entry {
  /// Keeps the Cancel button of the former value of progress. Another `Progress` object has its own.
  mutating func keepCancel(of former: Self) {
    guard former.content.followed?.progress === content.followed?.progress else { return }
    isPressed = former.isPressed
    content.cancel?.isPressed = former.isPressed
    if let id = former.content.cancel?.id { content.cancel?.id = id }
  }

  /// Presses the Cancel button, and returns its action, or `nil` if the button was already pressed.
  mutating func pressCancel() -> StatusHUD.CancelAction? {
    guard let cancel = content.cancel, !cancel.isPressed else { return nil }
    isPressed = true
    content.cancel?.isPressed = true
    return cancel.action
  }
}
