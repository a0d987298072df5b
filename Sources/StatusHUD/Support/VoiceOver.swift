// SPDX-License-Identifier: MIT

// Platforms: visionOS doesn't have the `accessibilitySpeechQueueAnnouncement` attribute.

internal import StatusHUDResources

/// Localized strings and announcements for VoiceOver.
@MainActor enum VoiceOver {
  /// Returns the localized string for an English text.
  static func text(_ key: String) -> String { ResourceBundle.string(forKey: key) }

  /// Returns `progress` as a localized percentage without decimal places, such as 50%.
  nonisolated static func percent(_ progress: Double) -> String {
    progress.clampedToUnitInterval.formatted(.percent.precision(.fractionLength(0)))
  }

  /// If VoiceOver is on, queues an announcement of `text`. While VoiceOver reads the title of a
  /// button that the user just tapped, it discards any announcement that isn't queued.
  /// - Returns: `true` if VoiceOver is on.
  static func announce(_ text: String) -> Bool {
    guard UIAccessibility.isVoiceOverRunning else { return false }
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
    return true
  }
}
