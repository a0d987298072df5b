// SPDX-License-Identifier: MIT

import LinuxCoreGraphics

/// The user's X resources, of which the host needs one: how dense the display is.
enum ResourceDatabase {
  /// Pixels per point from `Xft.dpi`, where 96 dots per inch are 1; anything unusable is 1.
  static func scale(in resources: String) -> CGFloat {
    var dpi = 96.0
    for line in resources.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, ["Xft.dpi", "Xft*dpi", "*dpi"].contains(trimmed(parts[0])),
        let value = Double(trimmed(parts[1])), value.isFinite, value > 0
      else { continue }
      dpi = value
    }
    return min(max(CGFloat(dpi / 96), 1), 4)
  }

  /// A scale that can be drawn with: from 0.5 to 8, and 1 for what is not a positive number.
  static func clampedScale(_ scale: CGFloat) -> CGFloat {
    guard scale.isFinite, scale > 0 else { return 1 }
    return min(max(scale, 0.5), 8)
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
}
