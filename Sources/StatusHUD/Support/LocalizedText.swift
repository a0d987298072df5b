// SPDX-License-Identifier: MIT

internal import StatusHUDResources

/// The library's own words in the user's language.
enum LocalizedText {
  /// Returns the localized string for an English text.
  static func string(_ key: String) -> String { ResourceBundle.string(forKey: key) }

  /// Returns `progress` as a localized percentage without decimal places, such as 50%.
  static func percent(_ progress: Double) -> String {
    progress.clampedToUnitInterval.formatted(.percent.precision(.fractionLength(0)))
  }
}
