// SPDX-License-Identifier: MIT

import DemoCatalog
import StatusHUD

/// How a user has set up the device that a picture is taken of.
struct Variant {
  var isDark = false
  var isRightToLeft = false
  var contentSize = UIContentSizeCategory.large

  static let lightAndDark = [Variant(), Variant(isDark: true)]

  private static let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
  /// With light and dark, these have each two settings in each combination.
  private static let others = [
    Variant(isRightToLeft: true), Variant(contentSize: largest),
    Variant(isDark: true, isRightToLeft: true, contentSize: largest),
  ]
  /// The same with the smallest text.
  private static let othersOfText =
    others + [
      Variant(isDark: true, contentSize: .extraSmall),
      Variant(isRightToLeft: true, contentSize: .extraSmall),
    ]

  /// Returns light and dark for a state of a family, and some of the other variants. The states of
  /// the family take turns with these.
  static func ofState(_ index: Int, of count: Int, isAboutText: Bool = false) -> [Variant] {
    let others = isAboutText ? othersOfText : others
    let turns = min(count, others.count)
    let own = others.indices.filter { $0 % turns == index % turns }
    return lightAndDark + own.map { others[$0] }
  }

  /// "dark-rtl-largest"; what is as most users have it has no name.
  var name: String { words.joined(separator: "-") }

  var title: String { words.filter { $0 != "ltr" }.joined(separator: ", ") }

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
