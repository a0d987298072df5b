// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// What the font system is asked for, without a size. A value, so that metrics are cached by it.
struct FontFace: Hashable, Sendable {
  /// Families in order of preference, separated by commas.
  var families: String
  /// 100...1000 as in CSS and OpenType.
  var weight: Int

  /// Inter is drawn for the same purpose and proportions as the system font of Apple.
  static let systemFamilies = "Inter,Sans"

  static func system(_ weight: UIFont.Weight) -> FontFace {
    FontFace(families: systemFamilies, weight: weight.openTypeValue)
  }
}

/// Distances in points for a font of one point.
struct FaceMetrics: Sendable {
  var ascender: CGFloat
  /// Below the baseline, positive.
  var descent: CGFloat
}

extension UIFont.Weight {
  private static let scale: [(weight: CGFloat, value: CGFloat)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900), (1, 1000),
  ]

  /// The weight on the scale of OpenType; between two named weights it is interpolated.
  var openTypeValue: Int {
    guard rawValue.isFinite, let first = Self.scale.first, let last = Self.scale.last else {
      return 400
    }
    var low = first
    for high in Self.scale {
      if rawValue <= high.weight {
        let span = high.weight - low.weight
        let part = span > 0 ? max(0, (rawValue - low.weight) / span) : 0
        return Int((low.value + part * (high.value - low.value)).rounded())
      }
      low = high
    }
    return Int(last.value)
  }
}
