// SPDX-License-Identifier: MIT

/// The focus of VoiceOver while only the HUD can be used. It returns to where it was.
@MainActor final class ModalFocus {
  private(set) var isTaken = false
  private weak var previous: NSObject?

  /// Moves the focus to `element`, which VoiceOver then reads; does nothing while it is taken.
  func take(for element: UIView) {
    guard !isTaken else { return }
    isTaken = true
    previous = UIAccessibility.focusedElement(using: nil) as? NSObject
    UIAccessibility.post(notification: .screenChanged, argument: element)
  }

  /// Moves the focus back, if what had it is still there; does nothing while it is not taken.
  func giveBack() {
    guard isTaken else { return }
    isTaken = false
    let isGone = (previous as? UIView).map { $0.window == nil } ?? false
    UIAccessibility.post(notification: .layoutChanged, argument: isGone ? nil : previous)
    previous = nil
  }
}
