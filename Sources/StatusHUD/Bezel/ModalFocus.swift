// SPDX-License-Identifier: MIT

/// An object that moves the VoiceOver focus to a modal HUD, and later restores the previous focus.
@MainActor final class ModalFocus {
  private(set) var isTaken = false
  /// A Boolean value that indicates whether the latest call to `update()` moved the focus.
  private var didMove = false
  private weak var bezel: BezelView?
  private weak var previous: NSObject?
  /// The element of the bezel that VoiceOver reads first. An indicator might be gone since.
  private weak var first: UIView?

  private static var current: NSObject? { UIAccessibility.focusedElement(using: nil) as? NSObject }

  /// The focused view if it's in the bezel, or if the HUD moved the focus to it before it left the bezel.
  private var focused: UIView? {
    guard let bezel, let view = Self.current as? UIView else { return nil }
    return view === first || view.isDescendant(of: bezel) ? view : nil
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
    didMove = focused.map(bezel.canFocus) == false
    first = bezel.firstElement
    if didMove { UIAccessibility.post(notification: .layoutChanged, argument: first) }
  }

  /// Moves the focus to `bezel`, unless this object has already moved the focus.
  func move(to bezel: BezelView) {
    guard !isTaken else { return }
    isTaken = true
    self.bezel = bezel
    // After an alert, the bezel might have the focus already.
    if let current = Self.current, focused == nil { previous = current }
    first = bezel.firstElement
    UIAccessibility.post(notification: .screenChanged, argument: first)
    if let texts = bezel.otherTexts { _ = VoiceOver.announce(texts) }
  }

  /// Moves the focus back to the element that had it, unless the user has moved it elsewhere. If this
  /// object hasn't moved the focus, the method does nothing.
  /// - Parameter toApp: Pass `false` if VoiceOver can't reach the element now.
  func giveBack(toApp: Bool = true) {
    defer { if toApp { previous = nil } }
    guard isTaken else { return }
    isTaken = false
    didMove = false
    if Self.current == nil || focused != nil {
      let isGone = (previous as? UIView).map { view in
        view.window == nil
          || sequence(first: view, next: \.superview).contains(where: \.accessibilityElementsHidden)
      }
      UIAccessibility.post(
        notification: .layoutChanged, argument: isGone == true || !toApp ? nil : previous)
    }
  }
}
