// SPDX-License-Identifier: MIT

/// A log that the HUD uses to avoid repeating announcements and haptics.
struct AnnouncementLog: Sendable {
  private var text: String?
  private var tenth: Int?
  private var feltMessage: HUDContent.ID?

  /// Returns the announcements and haptics for new content. If the text changed, VoiceOver
  /// announces it. Otherwise, VoiceOver announces the progress each time it reaches a multiple of
  /// 10 percent. The HUD plays haptics only once for each message.
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

  /// Clears the announced text, so that VoiceOver can announce it again when the HUD reappears.
  mutating func presentationEnded() { (text, tenth) = (nil, nil) }
}
