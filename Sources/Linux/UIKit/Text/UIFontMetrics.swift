// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import LinuxQuartzCore

/// Scales fonts and lengths as a text style grows with the content size category.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// `font` for the current content size category.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// `font` in whole points for the content size category of `traitCollection`. It must not be
  /// scaled already.
  func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    guard font.scaling == nil else {
      Exceptions.raise("NSInvalidArgumentException", "The font is scaled already")
      return font
    }
    let ratio = ratio(for: traitCollection)
    let size = ratio == 1 ? font.pointSize : (font.pointSize * ratio).rounded()
    return UIFont(
      face: font.face, pointSize: max(size, 1),
      scaling: .metrics(style, basePointSize: font.pointSize))
  }

  /// `value` for the content size category of `traitCollection`.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let ratio = ratio(for: traitCollection)
    guard ratio != 1 else { return value }
    let displayScale = (traitCollection ?? .current).displayScale
    let scale = displayScale > 0 ? displayScale : 1
    return (value * ratio * scale).rounded() / scale
  }

  private func ratio(for traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return TextStyleTable.size(of: style, for: category)
      / TextStyleTable.size(of: style, for: .large)
  }
}
