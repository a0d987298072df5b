// SPDX-License-Identifier: MIT

/// The press of a Cancel button. Touching the button cancels the activity that the HUD showed when the
/// touch began. Other input, such as a remote, cancels the current activity.
@MainActor final class CancelPress {
  private let store: HUDStore
  /// The button that the touch began on.
  private var touchedID: HUDContent.ID?

  /// The ID of the Cancel button that the user can press, or `nil` if there's no such button.
  var id: HUDContent.ID? { didSet { if id != oldValue { onChange() } } }
  /// A closure that runs when ``id`` changes.
  var onChange: () -> Void = {}
  /// A closure that runs when the user pressed the button.
  var onPress: () -> Void = {}

  init(_ button: UIButton, _ store: HUDStore) {
    self.store = store
    button.addAction(UIAction { [weak self] _ in self?.touchedID = self?.id }, for: .touchDown)
    button.addAction(
      UIAction { [weak self] _ in self?.touchedID = nil }, for: [.touchUpOutside, .touchCancel])
    let action = UIAction { [weak self] _ in
      if let self, let id = touchedID ?? id { press(id) }
      self?.touchedID = nil
    }
    button.addAction(action, for: .primaryActionTriggered)
  }

  /// Presses the button. Returns `false` if there's no button that the user can press.
  @discardableResult func perform() -> Bool { id.map(press) ?? false }

  @discardableResult private func press(_ id: HUDContent.ID) -> Bool {
    guard let action = store.change({ state, _ in state.requests.press(id) }) else { return false }
    onPress()
    action()
    return true
  }
}
