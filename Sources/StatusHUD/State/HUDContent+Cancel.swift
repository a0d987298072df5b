// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// A closure that runs when the user presses a Cancel button.
  public typealias CancelAction = @MainActor @Sendable () -> Void
}

extension HUDContent {
  /// The Cancel button of an activity. The button's action runs at most once.
  struct Cancel: Sendable, Equatable {
    let action: StatusHUD.CancelAction
    /// A number that identifies the button. Updates of progress don't change it.
    var id: HUDContent.ID = 0
    var isPressed = false

    /// Presses the button, and returns its action. Returns `nil` if the button was already pressed.
    mutating func press() -> StatusHUD.CancelAction? {
      guard !isPressed else { return nil }
      isPressed = true
      return action
    }

    static func == (one: Cancel, two: Cancel) -> Bool {
      one.id == two.id && one.isPressed == two.isPressed
    }
  }
}
