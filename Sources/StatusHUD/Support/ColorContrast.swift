// SPDX-License-Identifier: MIT

// Resolve dynamic colors before you call the methods of this extension.
extension UIColor {
  /// Returns the default color of a bezel that has no material. If the bezel has a material, the
  /// library uses this color in place of the material to calculate the contrast.
  static func bezelFill(isDark: Bool) -> UIColor { UIColor(white: isDark ? 0.15 : 1, alpha: 1) }

  /// Returns the opaque color that results from drawing this color over another color.
  func over(_ ground: UIColor) -> UIColor {
    let (upper, lower) = (components, ground.components)
    func mix(_ upperPart: CGFloat, _ lowerPart: CGFloat) -> CGFloat {
      upperPart * upper.alpha + lowerPart * (1 - upper.alpha)
    }
    return UIColor(
      red: mix(upper.red, lower.red), green: mix(upper.green, lower.green),
      blue: mix(upper.blue, lower.blue), alpha: 1)
  }

  var alphaComponent: CGFloat { components.alpha }

  /// Returns this color if it's legible on the opaque color `ground`; otherwise, black or white.
  func legible(on ground: UIColor) -> UIColor {
    // WCAG 2 AA requires a contrast ratio of at least 4.5 for text. On any color, either black or
    // white has a contrast ratio of at least 4.58.
    guard contrast(to: ground) < 4.5 else { return self }
    let (black, white) = (UIColor(white: 0, alpha: 1), UIColor(white: 1, alpha: 1))
    return black.contrast(to: ground) > white.contrast(to: ground) ? black : white
  }

  /// Returns the WCAG 2 contrast ratio, from 1 to 21, between two opaque colors.
  func contrast(to other: UIColor) -> CGFloat {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: CGFloat {
    func linear(_ value: CGFloat) -> CGFloat {
      let value = min(max(value, 0), 1)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let it = components
    return 0.2126 * linear(it.red) + 0.7152 * linear(it.green) + 0.0722 * linear(it.blue)
  }

  /// The color's red, green, blue, and alpha components, all of which are 0 for a pattern color.
  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    let isColor = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return isColor ? (red, green, blue, alpha) : (0, 0, 0, 0)
  }
}
