// SPDX-License-Identifier: MIT

/// A record that prevents the HUD from repeating announcements and haptics.
struct AnnouncementLog: Sendable {
  private var text: String?
  private var tenth: Int?
  private var feltMessage: HUDContent.ID?

  /// Returns the announcements and haptics for new content. VoiceOver announces text that changed.
  /// If the text didn't change, VoiceOver announces the progress at each multiple of 10 percent.
  /// For each message, haptics play only one time.
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

  /// Clears the stored values, so that VoiceOver announces the text of the next presentation.
  mutating func presentationEnded() { (text, tenth) = (nil, nil) }
}
