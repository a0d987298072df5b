// SPDX-License-Identifier: MIT

// A seam: Linux has no selectors, and so no targets. Only tvOS marks the focus by the view's own look.

/// A button that reports when an action, or on Apple's systems a target, is added or removed, and
/// when it has to look pressed or focused.
@MainActor class ActionButton: UIButton {
  func actionsDidChange() {}

  func markDidChange() {}

  override var isHighlighted: Bool { didSet { markDidChange() } }

  #if os(tvOS)
    var isMarked: Bool { isHighlighted || isFocused }

    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      coordinator.addCoordinatedAnimations({ self.markDidChange() }, completion: nil)
    }
  #else
    var isMarked: Bool { isHighlighted }
  #endif

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
