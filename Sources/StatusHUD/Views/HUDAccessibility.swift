// SPDX-License-Identifier: MIT

internal import StatusHUDResources

/// What VoiceOver says about a content.
@MainActor
enum HUDAccessibility {
  /// Kept, since progress may come a hundred times a second.
  private static let percentFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    return formatter
  }()

  /// What a double tap does where a tap dismisses.
  static var dismissalHint: String { ResourceBundle.string(forKey: "Dismiss") }

  /// The text in one line; without one what the image, or else the indicator, means.
  static func label(of content: HUDContent) -> String {
    if let status = content.spokenStatus { return line(of: status) }
    if case .message(.image(let image)) = content.kind, let label = image.accessibilityLabel {
      return label
    }
    return switch content.kind {
    case .activity: label(isProgress: false)
    case .progress: label(isProgress: true)
    case .message(.glyph(let glyph)): label(of: glyph)
    case .message(.image), .message(nil): label(of: .info)
    }
  }

  /// The text in one line.
  static func line(of text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// What a glyph means.
  static func label(of glyph: HUDContent.Glyph) -> String {
    let key =
      switch glyph {
      case .info: "Information"
      case .success: "Success"
      case .error: "Error"
      }
    return ResourceBundle.string(forKey: key)
  }

  /// What an indicator without a text means.
  static func label(isProgress: Bool) -> String {
    ResourceBundle.string(forKey: isProgress ? "Progress" : "Loading")
  }

  /// The progress in whole percent, as the user's language writes it.
  static func value(of content: HUDContent) -> String? {
    guard case .progress(let progress) = content.kind else { return nil }
    return percent(progress)
  }

  static func percent(_ progress: Double) -> String? {
    percentFormatter.string(from: NSNumber(value: progress.clampedToUnitInterval))
  }

  static func traits(of content: HUDContent) -> UIAccessibilityTraits {
    if case .progress = content.kind { return .updatesFrequently }
    return .staticText
  }
}
