// SPDX-License-Identifier: MIT

// Platforms: visionOS has announcement priorities but not the attribute that queues speech.

internal import StatusHUDResources

/// Localized strings and announcements for VoiceOver.
@MainActor enum VoiceOver {
  static var cancelTitle: String { ResourceBundle.string(forKey: "Cancel") }
  static var dismissalHint: String { ResourceBundle.string(forKey: "Dismisses the message.") }
  static var loading: String { ResourceBundle.string(forKey: "Loading") }
  static var progress: String { ResourceBundle.string(forKey: "Progress") }
  static var information: String { ResourceBundle.string(forKey: "Information") }
  static var success: String { ResourceBundle.string(forKey: "Success") }
  static var error: String { ResourceBundle.string(forKey: "Error") }

  static func line(of text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Returns `progress` as a percentage without decimals.
  static func percent(_ progress: Double) -> String {
    progress.clampedToUnitInterval.formatted(.percent.precision(.fractionLength(0)))
  }

  /// Queues an announcement of `text`. If the user tapped a button, VoiceOver reads the button and
  /// skips announcements that aren't queued. If VoiceOver is off, this method does nothing.
  static func announce(_ text: String) {
    guard UIAccessibility.isVoiceOverRunning else { return }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if #available(iOS 17, tvOS 17, *) {
      attributes[.accessibilitySpeechAnnouncementPriority] = UIAccessibilityPriority.low
    } else {
      #if !os(visionOS)
        attributes[.accessibilitySpeechQueueAnnouncement] = true
      #endif
    }
    UIAccessibility.post(
      notification: .announcement,
      argument: NSAttributedString(string: text, attributes: attributes))
  }
}

/// A modal view that VoiceOver reads as one or more elements.
@MainActor protocol ModalElement: UIView {
  var firstElement: UIView { get }
  var otherTexts: String? { get }
}

/// An object that moves the VoiceOver focus to a modal HUD and back.
@MainActor final class ModalFocus {
  private struct Reference {
    weak var focus: ModalFocus?
  }

  /// The instances that moved the focus to a HUD. The most recent instance is last.
  private static var taken: [Reference] = []

  private(set) var isTaken = false
  /// A Boolean value that indicates whether the latest update moved the focus.
  private var didMove = false
  private weak var element: (any ModalElement)?
  private weak var scene: UIWindowScene?
  private weak var previous: NSObject?

  private static var current: NSObject? { UIAccessibility.focusedElement(using: nil) as? NSObject }

  private func contains(_ object: NSObject?) -> Bool {
    guard let element, let view = object as? UIView else { return false }
    return view.isDescendant(of: element)
  }

  /// Announces `text`. If the focus hasn't moved to a modal HUD yet, this method does nothing,
  /// because VoiceOver reads the HUD when the focus moves.
  func announce(_ text: String, isModal: Bool) {
    guard !isModal || isTaken, let text = didMove ? element?.otherTexts : text else { return }
    VoiceOver.announce(text)
  }

  /// Moves the focus if the HUD changed between a single element and several elements.
  func update() {
    guard isTaken, let element else { return }
    let current = Self.current
    didMove = contains(current) && (current === element) != element.isAccessibilityElement
    if didMove {
      UIAccessibility.post(notification: .layoutChanged, argument: element.firstElement)
    }
  }

  /// Moves the focus to `element`, which VoiceOver then reads. A repeated call has no effect.
  func take(for element: any ModalElement) {
    guard !isTaken else { return }
    let current = Self.current
    isTaken = true
    (self.element, scene, previous) = (element, element.window?.windowScene, current)
    Self.taken = Self.taken.filter { $0.focus != nil } + [Reference(focus: self)]
    UIAccessibility.post(notification: .screenChanged, argument: element.firstElement)
    if let texts = element.otherTexts { VoiceOver.announce(texts) }
  }

  /// Moves the focus to another modal HUD in the scene. If there's no other modal HUD, returns the
  /// focus to the previous element. If this object didn't move the focus, this method does nothing.
  func giveBack() {
    guard isTaken else { return }
    (isTaken, didMove) = (false, false)
    Self.taken.removeAll { $0.focus == nil || $0.focus === self }
    let others = Self.taken.compactMap(\.focus)
    for other in others where contains(other.previous) { other.previous = previous }
    if let other = others.last(where: { $0.scene === scene && $0.element?.window != nil }) {
      let current = Self.current
      guard !other.contains(current) else { return }
      let target = other.contains(previous) ? previous : other.element?.firstElement
      UIAccessibility.post(notification: .layoutChanged, argument: target)
    } else {
      let isGone = (previous as? UIView).map { $0.window == nil } ?? false
      UIAccessibility.post(notification: .layoutChanged, argument: isGone ? nil : previous)
    }
    previous = nil
  }
}
