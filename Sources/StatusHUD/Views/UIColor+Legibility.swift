// SPDX-License-Identifier: MIT

/// Colours as plain numbers: resolve a dynamic one before.
extension UIColor {
  /// What a bezel is made of where there is no material, and what a material is taken for.
  static func bezelFill(isDark: Bool) -> UIColor {
    UIColor(white: isDark ? 0.15 : 1, alpha: 1)
  }

  /// This colour, painted on an opaque one.
  func over(_ ground: UIColor) -> UIColor {
    let (upper, lower) = (components, ground.components)
    func mixed(_ path: KeyPath<Components, CGFloat>) -> CGFloat {
      upper[keyPath: path] * upper.alpha + lower[keyPath: path] * (1 - upper.alpha)
    }
    return UIColor(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: 1)
  }

  var alphaComponent: CGFloat { components.alpha }

  /// This colour if text in it can be read on an opaque `ground`, else black or white.
  func legible(on ground: UIColor) -> UIColor {
    // WCAG 2, level AA. Of black and white one has at least 4.58 on any colour.
    guard contrast(to: ground) < 4.5 else { return self }
    let (black, white) = (UIColor(white: 0, alpha: 1), UIColor(white: 1, alpha: 1))
    return black.contrast(to: ground) > white.contrast(to: ground) ? black : white
  }

  /// The ratio of two opaque colours, 1...21, as WCAG 2 defines it.
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

  private struct Components {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
  }

  /// Clear for what has no such components, which is a pattern.
  private var components: Components {
    var it = Components()
    let isColor = getRed(&it.red, green: &it.green, blue: &it.blue, alpha: &it.alpha)
    return isColor ? it : Components()
  }
}
