// SPDX-License-Identifier: MIT

extension HUDContent {
  /// The text that VoiceOver announces.
  var spokenText: String? { [texts.status, texts.details].spoken }

  /// The part of the text that VoiceOver announces again when it changes. If the content has a
  /// status, VoiceOver doesn't announce new details, because details can change frequently, as the
  /// descriptions of a `Progress` object do.
  var announcedText: String? { [status].spoken ?? [details].spoken }

  /// The text as a single line, or a description of the icon or indicator if there's no text.
  @MainActor var accessibilityLabel: String {
    spokenText?.split(whereSeparator: \.isNewline).joined(separator: " ") ?? kind.accessibilityLabel
  }
}

extension HUDContent.Kind {
  /// A name that isn't a text from the app, for content without text.
  var name: String { "\0" + (indicator.map { "\($0)" } ?? "message") }

  @MainActor var accessibilityLabel: String {
    icon?.accessibilityLabel ?? (indicator ?? .info).accessibilityLabel
  }
}

extension StatusHUD.Indicator {
  /// The description that VoiceOver reads if there's no text.
  var accessibilityLabel: String {
    switch self {
    case .spinner: LocalizedText.string("Loading")
    case .progress: LocalizedText.string("Progress")
    case .info: LocalizedText.string("Information")
    case .success: LocalizedText.string("Success")
    case .error: LocalizedText.string("Error")
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
