// SPDX-License-Identifier: MIT

/// The press of the bezel's button. Touching the button presses the button that the HUD showed when the touch
/// began, whether it cancels an activity or performs the action of a message. Other input, such as a remote,
/// presses the current button.
@MainActor final class ButtonPress {
  private unowned let view: HUDContentView
  private let store: HUDStore
  /// The button that the touch began on.
  private var touchedID: HUDContent.ID?

  /// The ID of the button that the user can press, or `nil` if there's no such button.
  var id: HUDContent.ID? { didSet { if id != oldValue { onChange() } } }
  /// A closure that runs when ``id`` changes.
  var onChange: () -> Void = {}
  /// A closure that runs when the user pressed the Cancel button.
  var onCancel: () -> Void = {}

  init(_ view: HUDContentView, _ store: HUDStore) {
    (self.view, self.store) = (view, store)
    let button = view.bezel.button
    button.addAction(UIAction { [weak self] _ in self?.touchedID = self?.id }, for: .touchDown)
    button.addAction(
      UIAction { [weak self] _ in self?.touchedID = nil }, for: [.touchUpOutside, .touchCancel])
    let action = UIAction { [weak self] _ in
      if let self, let id = touchedID ?? id { press(id) }
      self?.touchedID = nil
    }
    button.addAction(action, for: .primaryActionTriggered)
  }

  /// Presses the Cancel button. Returns `false` if there's no such button that the user can press.
  @discardableResult func cancel() -> Bool { view.content?.cancel != nil && id.map(press) == true }

  /// Performs the action of a button or of a message, unless the work or the message has ended.
  @discardableResult func press(_ id: HUDContent.ID) -> Bool {
    guard let action = store.change(at: view.position, { $0.press(id) }) ?? nil else {
      return false
    }
    if view.content?.cancel != nil { onCancel() }
    action()
    return true
  }
}
