// SPDX-License-Identifier: MIT

import DemoCatalog
import StatusHUD

/// How a user has set up the device that a picture is taken of.
struct Variant {
  var isDark = false
  var isRightToLeft = false
  var contentSize = UIContentSizeCategory.large

  /// Light beside dark, in both directions, with the usual text and with the largest.
  static let usual = all(of: [.large, .accessibilityExtraExtraExtraLarge])
  /// The smallest text too.
  static let ofText = usual + all(of: [.extraSmall])

  static let lightAndDark = [Variant(), Variant(isDark: true)]

  /// "dark-rtl-largest"; what is as most users have it has no name.
  var name: String { words.joined(separator: "-") }

  var title: String { words.filter { $0 != "ltr" }.joined(separator: ", ") }

  var language: SampleLanguage { isRightToLeft ? .arabic : .english }

  private static func all(of sizes: [UIContentSizeCategory]) -> [Variant] {
    sizes.flatMap { size in
      [false, true].flatMap { isRightToLeft in
        [false, true].map {
          Variant(isDark: $0, isRightToLeft: isRightToLeft, contentSize: size)
        }
      }
    }
  }

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
