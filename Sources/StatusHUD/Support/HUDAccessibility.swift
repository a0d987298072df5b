// SPDX-License-Identifier: MIT

// A seam: visionOS knows priorities of announcements from its first version on, but no queue.

internal import StatusHUDResources

/// What VoiceOver says about a HUD, in the user's language.
@MainActor enum HUDAccessibility {
  // Progress can come a hundred times a second.
  private static let percentFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    return formatter
  }()

  static var cancelTitle: String { ResourceBundle.string(forKey: "Cancel") }

  static var dismissalHint: String { ResourceBundle.string(forKey: "Dismisses the message.") }

  /// The texts in one line, or what the image or the indicator means.
  static func label(of content: HUDContent) -> String {
    if let text = content.spokenText { return line(of: text) }
    return switch content.kind {
    case .activity: label(isProgress: false)
    case .progress: label(isProgress: true)
    case .message(.glyph(let glyph)): label(of: glyph)
    case .message(.image(let image)): image.accessibilityLabel ?? label(of: .info)
    case .message(nil): label(of: .info)
    }
  }

  static func line(of text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  static func label(of glyph: HUDContent.Glyph) -> String {
    switch glyph {
    case .info: ResourceBundle.string(forKey: "Information")
    case .success: ResourceBundle.string(forKey: "Success")
    case .error: ResourceBundle.string(forKey: "Error")
    }
  }

  /// What an indicator without a text means.
  static func label(isProgress: Bool) -> String {
    ResourceBundle.string(forKey: isProgress ? "Progress" : "Loading")
  }

  /// Queues `text`: a plain announcement is lost while VoiceOver reads the button that was tapped.
  /// Does nothing while VoiceOver is off, when nobody hears it.
  static func announce(_ text: String) {
    guard UIAccessibility.isVoiceOverRunning else { return }
    UIAccessibility.post(
      notification: .announcement,
      argument: NSAttributedString(string: text, attributes: queued))
  }

  private static var queued: [NSAttributedString.Key: Any] {
    if #available(iOS 17, tvOS 17, *) {
      return [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low]
    }
    #if os(visionOS)
      return [:]
    #else
      return [.accessibilitySpeechQueueAnnouncement: true]
    #endif
  }

  /// `progress` in whole percent.
  static func percent(_ progress: Double) -> String? {
    percentFormatter.string(from: NSNumber(value: progress.clampedToUnitInterval))
  }
}

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
