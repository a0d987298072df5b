// SPDX-License-Identifier: MIT

/// An object that moves the VoiceOver focus to a modal HUD, and later restores the previous focus.
@MainActor final class ModalFocus {
  private(set) var isTaken = false
  /// A Boolean value that indicates whether the latest call to `update()` moved the focus.
  private var didMove = false
  private weak var bezel: BezelView?
  private weak var previous: NSObject?

  private static var current: NSObject? { UIAccessibility.focusedElement(using: nil) as? NSObject }

  private func contains(_ object: NSObject?) -> Bool {
    guard let bezel, let view = object as? UIView else { return false }
    return view.isDescendant(of: bezel)
  }

  /// Announces `text`. If a modal HUD hasn't received the focus yet, this method does nothing,
  /// because VoiceOver reads the HUD when the focus moves.
  /// - Returns: `true` if the object posted an announcement of `text`.
  func announce(_ text: String, isModal: Bool) -> Bool {
    guard !isModal || isTaken else { return false }
    guard didMove else { return VoiceOver.announce(text) }
    if let texts = bezel?.otherTexts { _ = VoiceOver.announce(texts) }
    return false
  }

  /// Moves the focus to the HUD's first element if VoiceOver can no longer reach the focused view.
  func update() {
    guard isTaken, let bezel else { return }
    let current = Self.current
    didMove = contains(current) && (current === bezel) != bezel.isAccessibilityElement
    if didMove { UIAccessibility.post(notification: .layoutChanged, argument: bezel.firstElement) }
  }

  /// Moves the focus to `bezel`, unless this object has already moved the focus or the bezel isn't in a
  /// window.
  func move(to bezel: BezelView) {
    guard !isTaken, bezel.window != nil else { return }
    isTaken = true
    self.bezel = bezel
    previous = Self.current
    UIAccessibility.post(notification: .screenChanged, argument: bezel.firstElement)
    if let texts = bezel.otherTexts { _ = VoiceOver.announce(texts) }
  }

  /// Moves the focus back to the element that had it, unless the user has moved it elsewhere. If this
  /// object hasn't moved the focus, the method does nothing.
  /// - Parameter toApp: Pass `false` if VoiceOver can't reach the element now.
  func giveBack(toApp: Bool = true) {
    guard isTaken else { return }
    isTaken = false
    didMove = false
    if Self.current == nil || contains(Self.current) {
      let isGone = (previous as? UIView).map { view in
        view.window == nil
          || sequence(first: view, next: \.superview).contains(where: \.accessibilityElementsHidden)
      }
      UIAccessibility.post(
        notification: .layoutChanged, argument: isGone == true || !toApp ? nil : previous)
    }
    previous = nil
  }
}
