// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// A closure that runs when the user presses a Cancel button.
  public typealias CancelAction = @MainActor @Sendable () -> Void
}

extension HUDContent {
  /// The Cancel button of an activity. The button's action runs at most once.
  struct Cancel: Sendable, Equatable {
    let action: StatusHUD.CancelAction
    /// The ID of the first content that the activity showed. Progress updates don't change this ID.
    var id: HUDContent.ID = 0
    var isPressed = false

    static func == (one: Cancel, two: Cancel) -> Bool {
      one.id == two.id && one.isPressed == two.isPressed
    }
  }

  /// Disables the button and returns its action, or returns `nil` if there's no action to run.
  mutating func pressCancel() -> StatusHUD.CancelAction? {
    guard let cancel = self.cancel, !cancel.isPressed else { return nil }
    self.cancel?.isPressed = true
    return cancel.action
  }
}
