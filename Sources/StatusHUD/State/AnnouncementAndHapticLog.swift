// SPDX-License-Identifier: MIT

/// A log that the HUD uses to avoid repeating announcements and haptics.
struct AnnouncementAndHapticLog: Sendable {
  private var text: String?
  /// How many times the text was announced, and how many times it should be.
  private var announcements = (made: 0, due: 0)
  private var tenth: Int?
  private var hapticMessage: HUDContent.ID?

  /// Returns the announcements and haptics for new content. If the text changed, VoiceOver
  /// announces it or, if there's no text, the indicator. Otherwise, VoiceOver announces the progress
  /// each time it reaches a multiple of 10 percent. The HUD plays haptics only once for each message.
  mutating func effects(of content: HUDContent) -> [HUDEffect] {
    var effects: [HUDEffect] = []
    let newTenth = content.progress.map { Int($0 * 10) }
    let new = content.announcedText ?? content.kind.name
    if new != text { (text, announcements) = (new, (0, 1)) }
    if announcements.made < announcements.due {
      announcements.made += 1
      effects.append(.announce(content))
    } else if let progress = content.progress, let tenth, let newTenth, newTenth > tenth {
      effects.append(.announceProgress(progress))
    }
    tenth = newTenth
    if let icon = content.kind.icon, content.id != hapticMessage {
      hapticMessage = content.id
      effects.append(.playHaptics(icon))
    }
    return effects
  }

  /// Announces the text once more. Returns `false` if it already was announced twice.
  mutating func repeatText() -> Bool {
    announcements.due = 2
    return announcements.made < 2
  }

  /// Clears the announced text, so that VoiceOver can announce it again when the HUD reappears.
  mutating func presentationEnded() { (text, tenth) = (nil, nil) }
}
