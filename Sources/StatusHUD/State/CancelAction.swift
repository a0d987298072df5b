// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// A closure that runs when the user presses a Cancel button.
  public typealias CancelAction = @MainActor @Sendable () -> Void
}

extension HUDContent {
  /// The button that cancels work. Its action runs once.
  struct Cancel: Sendable, Equatable {
    let action: StatusHUD.CancelAction
    /// The ID that the work had when it began. Progress keeps this ID when its value changes.
    var id: HUDContent.ID = 0
    var isPressed = false

    static func == (one: Cancel, two: Cancel) -> Bool {
      one.id == two.id && one.isPressed == two.isPressed
    }
  }

  /// Presses the button and returns its action, or `nil` if the button was already pressed.
  mutating func pressCancel() -> StatusHUD.CancelAction? {
    guard let cancel = self.cancel, !cancel.isPressed else { return nil }
    self.cancel?.isPressed = true
    return cancel.action
  }
}
