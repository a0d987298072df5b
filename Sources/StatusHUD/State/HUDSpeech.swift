// SPDX-License-Identifier: MIT

internal import StatusHUDResources

/// What VoiceOver has said, says, and must say of the content onscreen.
///
/// VoiceOver announces the app's text when it changes. If there's none, VoiceOver announces the
/// description of a `Progress` object or else the indicator, but only when the indicator changes. If
/// VoiceOver was cut off, it announces the text once more. Otherwise, it announces the progress each time
/// it reaches a multiple of 10 percent.
struct HUDSpeech: Sendable {
  /// What an announcement is about.
  private enum Subject: Equatable { case text(String), indicator(StatusHUD.Indicator?) }

  /// What VoiceOver announced last in this presentation, how many times, and how many times it should.
  private var subject: Subject?
  private var announcements = (made: 0, due: 0)
  private var tenth: Int?
  /// The announcement that VoiceOver reads, or `nil` if it has ended.
  private var spoken: String?
  /// The message for which ``limit`` holds.
  private var message: HUDContent.ID?
  /// The latest time when VoiceOver has read the message onscreen, or `nil` if it doesn't read it.
  private(set) var end: Double?
  /// The time until which the message waits for VoiceOver at most, however often VoiceOver reads it.
  private var limit: Double?

  /// Returns the announcement that's due for the content onscreen, and lets a message wait for it.
  /// - Parameter isSilent: Pass `true` if VoiceOver must not speak now.
  mutating func update(
    for content: HUDContent, at now: Double, in conditions: HUDConditions, isSilent: Bool
  ) -> [HUDEffect] {
    if content.id != message { (message, limit) = (content.id, nil) }
    // VoiceOver doesn't repeat an equal text, so an announcement that has begun counts for the next
    // message, too.
    if !content.isMessage { end = nil }
    let effects = isSilent ? [] : announce(content)
    if case .announce = effects.first, conditions.isVoiceOverRunning, content.isMessage {
      // The message waits until VoiceOver has read its text: at most 2 seconds until it begins, and one
      // and a half times as long as a person needs to read the text. Even if VoiceOver reads the message
      // several times, it waits 10 seconds at most.
      let limit = limit ?? now + 10
      self.limit = limit
      end = min(now + 2 + 1.5 * HUDContent.readingTime(content.status, content.details), limit)
    }
    if !conditions.isVoiceOverRunning || now >= end ?? now { end = nil }
    // The user can read the message only later, and VoiceOver might read it again.
    if !conditions.isReadable { limit = nil }
    return effects
  }

  private mutating func announce(_ content: HUDContent) -> [HUDEffect] {
    let former = tenth
    tenth = content.progress.map { $0.percent / 10 }
    let new = content.announcedText.map(Subject.text) ?? .indicator(content.kind.indicator)
    if new != subject { (subject, announcements) = (new, (0, 1)) }
    if announcements.made < announcements.due {
      announcements.made += 1
      return [.announce(content)]
    }
    guard let progress = content.progress, let tenth, let former, tenth > former else { return [] }
    return [.announceProgress(progress)]
  }

  /// Notes that VoiceOver announces `text` or, if that's `nil`, that the focus moved to `content`. Nothing
  /// reports when VoiceOver has read an element, so this method estimates the time.
  mutating func didAnnounce(_ text: String?, _ content: HUDContent, at now: Double) {
    spoken = text
    if text == nil, let end { self.end = min(end, now + content.readingTime) }
  }

  /// Ends the wait for VoiceOver or, if it hasn't read the whole text, lets it announce the text once
  /// more. If the announcement isn't that of the HUD, this method does nothing.
  /// - Parameters:
  ///   - text: What VoiceOver read, or `nil` if it's not a plain string. VoiceOver can join lines and
  ///     announcements.
  ///   - isStaying: A Boolean value that indicates whether the HUD stays onscreen.
  mutating func announcementDidFinish(_ text: String?, successfully: Bool, isStaying: Bool) {
    guard let line = spoken?.split(whereSeparator: \.isNewline).first,
      text.map({ $0.range(of: line) != nil }) ?? (end != nil)
    else { return }
    spoken = nil
    if !successfully, isStaying { announcements.due = 2 }
    if announcements.made >= announcements.due { end = nil }
  }
}

// MARK: - Words

extension HUDContent {
  /// The text that VoiceOver announces.
  var spokenText: String? { [texts.status, texts.details].spoken }

  /// The part of the text that VoiceOver announces again when it changes: the app's status or, if there's
  /// none, the app's details. VoiceOver doesn't announce new details below a status, and never a new
  /// description of a `Progress` object, because they can change frequently.
  var announcedText: String? { [status].spoken ?? [details].spoken }

  /// The text as a single line, or a description of the icon or indicator if there's no text.
  @MainActor var accessibilityLabel: String {
    spokenText?.split(whereSeparator: \.isNewline).joined(separator: " ") ?? kind.accessibilityLabel
  }
}

extension HUDContent.Kind {
  @MainActor var accessibilityLabel: String {
    icon?.accessibilityLabel ?? (indicator ?? .info).accessibilityLabel
  }
}

extension StatusHUD.Indicator {
  /// The description that VoiceOver reads if there's no text.
  var accessibilityLabel: String {
    switch self {
    case .spinner: ResourceBundle.string(forKey: "Loading")
    case .progress: ResourceBundle.string(forKey: "Progress")
    case .info: ResourceBundle.string(forKey: "Information")
    case .success: ResourceBundle.string(forKey: "Success")
    case .error: ResourceBundle.string(forKey: "Error")
    }
  }
}

extension StatusHUD.Message.Icon {
  @MainActor var accessibilityLabel: String? {
    if case .image(let image) = self { return image.accessibilityLabel }
    return HUDContent.Kind.message(self).indicator?.accessibilityLabel
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension [String?] {
  /// The nonblank strings, separated by newlines, or `nil` if all strings are blank.
  var spoken: String? {
    let texts = compactMap { $0?.isBlank == false ? $0 : nil }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
