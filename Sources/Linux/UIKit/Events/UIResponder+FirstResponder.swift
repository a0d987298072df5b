// SPDX-License-Identifier: MIT

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

  func takeFirstResponderStatus() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  func giveUpFirstResponderStatus() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }
}
