// SPDX-License-Identifier: MIT

// Platforms: visionOS doesn't have the `accessibilitySpeechQueueAnnouncement` attribute.

/// Announcements for VoiceOver.
@MainActor enum VoiceOver {
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
