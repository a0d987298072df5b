// SPDX-License-Identifier: MIT

// A seam: visionOS knows priorities of announcements from its first version on, but no queue.

internal import StatusHUDResources

/// What VoiceOver says about a HUD, in the user's language.
@MainActor enum VoiceOver {
  static var cancelTitle: String { ResourceBundle.string(forKey: "Cancel") }
  static var dismissalHint: String { ResourceBundle.string(forKey: "Dismisses the message.") }
  static var loading: String { ResourceBundle.string(forKey: "Loading") }
  static var progress: String { ResourceBundle.string(forKey: "Progress") }
  static var information: String { ResourceBundle.string(forKey: "Information") }
  static var success: String { ResourceBundle.string(forKey: "Success") }
  static var error: String { ResourceBundle.string(forKey: "Error") }

  /// The lines of `text` in one.
  static func line(of text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// `progress` in whole percent.
  static func percent(_ progress: Double) -> String {
    progress.clampedToUnitInterval.formatted(.percent.precision(.fractionLength(0)))
  }

  /// Queues `text`: a plain announcement is lost while VoiceOver reads the button that was tapped.
  /// Does nothing while VoiceOver is off, when nobody hears it.
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

/// What VoiceOver reads while only it can be used, in one element or several.
@MainActor protocol ModalElement: UIView {
  var firstElement: UIView { get }
  /// The texts that are not read with that.
  var otherTexts: String? { get }
}

/// The focus of VoiceOver while only the HUD can be used. It returns to another such HUD of the scene,
/// else to where it was.
@MainActor final class ModalFocus {
  private struct Reference {
    weak var focus: ModalFocus?
  }

  /// Those that are taken, the newest last.
  private static var taken: [Reference] = []

  private(set) var isTaken = false
  /// Whether the change that is under way has moved the focus, which is then read.
  private var didMove = false
  private weak var element: (any ModalElement)?
  private weak var scene: UIWindowScene?
  private weak var previous: NSObject?

  private static var current: NSObject? { UIAccessibility.focusedElement(using: nil) as? NSObject }

  private func contains(_ object: NSObject?) -> Bool {
    guard let element, let view = object as? UIView else { return false }
    return view.isDescendant(of: element)
  }

  /// Lets VoiceOver say `text`. A modal HUD is read when it takes the focus, so until then it says
  /// nothing.
  func announce(_ text: String, isModal: Bool) {
    guard !isModal || isTaken, let text = didMove ? element?.otherTexts : text else { return }
    VoiceOver.announce(text)
  }

  /// Call it with each change: `element` may be one element now, or not any more.
  func update() {
    guard isTaken, let element else { return }
    let current = Self.current
    didMove = contains(current) && (current === element) != element.isAccessibilityElement
    if didMove {
      UIAccessibility.post(notification: .layoutChanged, argument: element.firstElement)
    }
  }

  /// Moves the focus to `element`, all of which is then read once; does nothing while it is taken.
  func take(for element: any ModalElement) {
    guard !isTaken else { return }
    let current = Self.current
    isTaken = true
    (self.element, scene, previous) = (element, element.window?.windowScene, current)
    Self.taken = Self.taken.filter { $0.focus != nil } + [Reference(focus: self)]
    UIAccessibility.post(notification: .screenChanged, argument: element.firstElement)
    if let texts = element.otherTexts { VoiceOver.announce(texts) }
  }

  /// Moves the focus back, if what had it is still there; does nothing while it is not taken.
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
