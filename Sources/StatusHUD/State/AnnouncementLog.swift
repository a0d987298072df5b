// SPDX-License-Identifier: MIT

/// What VoiceOver said and the user felt during a presentation, so that nothing comes twice.
struct AnnouncementLog: Sendable {
  private var text: String?
  private var tenth: Int?
  private var feltMessage: HUDContent.ID?

  /// What to announce when `content` comes on screen: a text when it changes, else progress when
  /// it reaches another tenth. The haptics of a message play once.
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

  /// Forgets the texts: the next presentation says its own again.
  mutating func presentationEnded() { (text, tenth) = (nil, nil) }
}
