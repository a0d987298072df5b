// SPDX-License-Identifier: MIT

/// The focus of VoiceOver while nothing but the HUD can be used: taken once, and given back to what
/// had it.
@MainActor final class ModalFocus {
  private(set) var isTaken = false
  private weak var previous: NSObject?

  /// Moves the focus to `element`, which is read for it. Does nothing while it is taken.
  func take(for element: UIView) {
    guard !isTaken else { return }
    isTaken = true
    previous = UIAccessibility.focusedElement(using: nil) as? NSObject
    UIAccessibility.post(notification: .screenChanged, argument: element)
  }

  /// Moves the focus to where it was, if that is still there. Does nothing when it is not taken.
  func giveBack() {
    guard isTaken else { return }
    isTaken = false
    let isGone = (previous as? UIView).map { $0.window == nil } ?? false
    UIAccessibility.post(notification: .layoutChanged, argument: isGone ? nil : previous)
    previous = nil
  }
}
