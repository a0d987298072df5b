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
      if let self, let id = touchedID ?? id, !cancel(id) { performAction(of: id) }
      self?.touchedID = nil
    }
    button.addAction(action, for: .primaryActionTriggered)
  }

  /// Presses the Cancel button. Returns `false` if there's no such button that the user can press.
  @discardableResult func cancel() -> Bool { id.map(cancel) ?? false }

  private func cancel(_ id: HUDContent.ID) -> Bool {
    guard let action = store.change({ state, _ in state.requests.press(id) }) else { return false }
    onCancel()
    action()
    return true
  }

  /// Ends a message, and performs its action, unless the message has ended already.
  func performAction(of id: HUDContent.ID) {
    store.change(at: view.position) { $0.takeAction(of: id) }??.handler()
  }
}
