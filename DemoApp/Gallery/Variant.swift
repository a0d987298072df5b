// SPDX-License-Identifier: MIT

import DemoCatalog
import StatusHUD

/// How a user has set up the device that a picture is taken of.
struct Variant {
  var isDark = false
  var isRightToLeft = false
  var contentSize = UIContentSizeCategory.large

  /// Light and dark, both directions, the smallest and the largest text there is.
  static let extremes = [false, true].flatMap { isDark in
    [false, true].flatMap { isRightToLeft in
      [.extraSmall, .accessibilityExtraExtraExtraLarge].map {
        Variant(isDark: isDark, isRightToLeft: isRightToLeft, contentSize: $0)
      }
    }
  }

  static let lightAndDark = [Variant(), Variant(isDark: true)]

  /// "dark-rtl-largest"; what is as most users have it has no name.
  var name: String { words.joined(separator: "-") }

  var title: String { words.joined(separator: ", ") }

  var language: SampleLanguage { isRightToLeft ? .arabic : .english }

  private var words: [String] {
    let size: String? =
      switch contentSize {
      case .extraSmall: "smallest"
      case .accessibilityExtraExtraExtraLarge: "largest"
      default: nil
      }
    let direction = isRightToLeft ? "rtl" : size == nil ? nil : "ltr"
    return [isDark ? "dark" : "light", direction, size].compactMap { $0 }
  }
}
