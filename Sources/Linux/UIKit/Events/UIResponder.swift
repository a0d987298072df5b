// SPDX-License-Identifier: MIT

/// An object that handles events, and passes on other events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The responder that an event goes to when this one does not handle it.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, isFirstResponder || canBecomeFirstResponder else {
      return false
    }
    window.firstResponder = self
    return true
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

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Accessibility
  // On Apple's systems, `NSObject` has these. They're in a class body so that views can override them.

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false

  /// Handles the escape gesture. Returns `true` if the responder handled it.
  open func accessibilityPerformEscape() -> Bool { false }
}

extension UIResponder {
  /// The window whose keys this responder may have: the one that its view is in, wherever its chain
  /// leads.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      if let window = (current as? UIViewController)?.viewIfLoaded?.window { return window }
      responder = current.next
    }
    return nil
  }
}
