// SPDX-License-Identifier: MIT

// A seam: Linux has no selectors, and so no targets.

/// A button that says when it is given something to do.
@MainActor
class ActionButton: UIButton {
  /// Called for each action, and on Apple's systems each target.
  func didAddAction() {}

  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
    didAddAction()
  }

  #if canImport(UIKit)
    override func addTarget(
      _ target: Any?, action: Selector, for controlEvents: UIControl.Event
    ) {
      super.addTarget(target, action: action, for: controlEvents)
      didAddAction()
    }
  #endif
}
