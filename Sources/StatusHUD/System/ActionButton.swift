// SPDX-License-Identifier: MIT

// A seam: Linux has no selectors, and so no targets.

/// A button that reports when an action, or on Apple's systems a target, is added or removed.
@MainActor
class ActionButton: UIButton {
  func actionsDidChange() {}

  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
    actionsDidChange()
  }

  override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.removeAction(action, for: controlEvents)
    actionsDidChange()
  }

  override func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    super.removeAction(identifiedBy: actionIdentifier, for: controlEvents)
    actionsDidChange()
  }

  #if !os(Linux)
    override func addTarget(
      _ target: Any?, action: Selector, for controlEvents: UIControl.Event
    ) {
      super.addTarget(target, action: action, for: controlEvents)
      actionsDidChange()
    }

    override func removeTarget(
      _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
    ) {
      super.removeTarget(target, action: action, for: controlEvents)
      actionsDidChange()
    }
  #endif
}
