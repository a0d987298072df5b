// SPDX-License-Identifier: MIT

/// A record of the announcements and haptics in a presentation. It prevents repetitions.
struct AnnouncementLog: Sendable {
  private var text: String?
  private var tenth: Int?
  private var feltMessage: HUDContent.ID?

  /// Returns the announcements and haptics for new content. If the text changes, VoiceOver
  /// announces it. Otherwise, it announces progress that reaches another tenth. Haptics play only
  /// once.
  mutating func effects(of content: HUDContent) -> [HUDEffect] {
    var effects: [HUDEffect] = []
    let newTenth = content.progress.map { Int($0 * 10) }
    if content.announcedText != text {
      text = content.announcedText
      if let text = content.spokenText { effects.append(.announce(text)) }
    } else if let progress = content.progress, let tenth, let newTenth, newTenth > tenth {
      effects.append(.announceProgress(progress))
    }
    tenth = newTenth
    if let icon = content.icon, content.id != feltMessage {
      feltMessage = content.id
      effects.append(.playHaptics(icon))
    }
    return effects
  }

  /// Clears the text and the progress, so that the next presentation announces its text.
  mutating func presentationEnded() { (text, tenth) = (nil, nil) }
}
