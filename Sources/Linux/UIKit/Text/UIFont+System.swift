// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension UIFont {
  /// The font for another content size category; a font that does not scale is returned as it is.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    switch scaling {
    case nil:
      self
    case .textStyle(let style):
      UIFont(
        face: face,
        pointSize: TextStyleTable.size(of: style, for: traits.preferredContentSizeCategory),
        scaling: scaling)
    case .metrics(let style, let base):
      UIFontMetrics(forTextStyle: style).scaledFont(
        for: UIFont(face: face, pointSize: base), compatibleWith: traits)
    }
  }
}
