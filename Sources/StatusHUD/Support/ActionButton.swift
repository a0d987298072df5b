// SPDX-License-Identifier: MIT

// A seam: Linux has no selectors, and so no targets.

/// A button that says when it is given something to do, or nothing any more.
@MainActor
class ActionButton: UIButton {
  /// Called for each action, and on Apple's systems each target, that comes or goes.
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

  #if canImport(UIKit)
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
