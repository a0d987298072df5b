// SPDX-License-Identifier: MIT

/// An object that takes events, and passes on those that it has no use for.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  final var accessibility = AccessibilityProperties()

  public override init() {
    super.init()
  }

  /// The responder that an event goes to when this one does not handle it.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    takeFirstResponderStatus()
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    giveUpFirstResponderStatus()
  }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Accessibility
  // NSObject has these on Apple. They stand in a class body because a Swift extension's members
  // cannot be overridden, and overriding is how views compute them.

  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { accessibility.viewIsModal }
    set { accessibility.viewIsModal = newValue }
  }

  /// The responder's answer to the escape gesture: true when it dealt with it.
  open func accessibilityPerformEscape() -> Bool { false }
}
