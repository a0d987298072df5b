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

/// The focus of VoiceOver while only the HUD can be used. It returns to where it was.
@MainActor final class ModalFocus {
  private(set) var isTaken = false
  private weak var previous: NSObject?

  /// Lets VoiceOver say `text`. A modal HUD is read when it takes the focus, so until then it says
  /// nothing.
  func announce(_ text: String, isModal: Bool) {
    if !isModal || isTaken { VoiceOver.announce(text) }
  }

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
