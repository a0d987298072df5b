// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// Constants that specify the indicator above the text of a HUD.
  public enum Indicator: Sendable, Hashable, CaseIterable {
    /// The indicator for indeterminate progress.
    case spinner
    /// The indicator for determinate progress.
    case progress
    /// The icon of an info message.
    case info
    /// The icon of a success message.
    case success
    /// The icon of an error message.
    case error
  }
}

extension StatusHUD.Indicator {
  /// The description that VoiceOver reads if there's no text.
  @MainActor var accessibilityLabel: String {
    switch self {
    case .spinner: VoiceOver.text("Loading")
    case .progress: VoiceOver.text("Progress")
    case .info: VoiceOver.text("Information")
    case .success: VoiceOver.text("Success")
    case .error: VoiceOver.text("Error")
    }
  }
}

extension StatusHUD.Message.Icon {
  /// The indicator that shows the icon, or `nil` if the icon is an image from the app.
  var indicator: StatusHUD.Indicator? {
    switch self {
    case .info: .info
    case .success: .success
    case .error: .error
    case .image: nil
    }
  }

  @MainActor var accessibilityLabel: String? {
    if case .image(let image) = self { return image.accessibilityLabel }
    return indicator?.accessibilityLabel
  }
}

extension HUDContent.Kind {
  /// A name that isn't a text from the app, for content without text.
  var name: String { "\0" + (indicator.map { "\($0)" } ?? "message") }

  /// The indicator for this kind of content, or `nil` if the app can't replace the indicator.
  var indicator: StatusHUD.Indicator? {
    switch self {
    case .activity: .spinner
    case .progress: .progress
    case .message(let icon): icon?.indicator
    }
  }

  var icon: StatusHUD.Message.Icon? { if case .message(let icon) = self { icon } else { nil } }

  @MainActor var accessibilityLabel: String {
    icon?.accessibilityLabel ?? (indicator ?? .info).accessibilityLabel
  }
}
