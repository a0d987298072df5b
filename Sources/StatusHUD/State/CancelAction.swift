// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// What a Cancel button does.
  public typealias CancelAction = @MainActor @Sendable () -> Void
}

extension HUDContent {
  /// A button that cancels work. Its action runs once.
  struct Cancel: Sendable, Equatable {
    let action: StatusHUD.CancelAction
    /// The ID with which the work began. Progress keeps it when a new value comes.
    var id: HUDContent.ID = 0
    var isPressed = false

    static func == (one: Cancel, two: Cancel) -> Bool {
      one.id == two.id && one.isPressed == two.isPressed
    }
  }

  /// Presses the button, and returns the action if it was not pressed before.
  mutating func pressCancel() -> StatusHUD.CancelAction? {
    guard let cancel = self.cancel, !cancel.isPressed else { return nil }
    self.cancel?.isPressed = true
    return cancel.action
  }
}
