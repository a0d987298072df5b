// SPDX-License-Identifier: MIT

/// An sRGB color as the system's tables print it: 0...255 and an alpha of 0...1.
struct Shade: Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  var color: UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}

extension UIColor {
  /// A color that follows the interface style.
  static func adaptive(light: Shade, dark: Shade) -> UIColor {
    let (lightColor, darkColor) = (light.color, dark.color)
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }
}

/// Colors that are the same under all traits.
extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
}

/// Colors named after their purpose, as in iOS 13 to 18.
extension UIColor {
  public static let label = adaptive(light: Shade(0, 0, 0), dark: Shade(255, 255, 255))
  public static let secondaryLabel = adaptive(
    light: Shade(60, 60, 67, alpha: 0.6), dark: Shade(235, 235, 245, alpha: 0.6))
  public static let separator = adaptive(
    light: Shade(60, 60, 67, alpha: 0.29), dark: Shade(84, 84, 88, alpha: 0.6))
  public static let systemBackground = adaptive(
    light: Shade(255, 255, 255), dark: Shade(0, 0, 0))
  public static let secondarySystemBackground = adaptive(
    light: Shade(242, 242, 247), dark: Shade(28, 28, 30))
  public static let tertiarySystemBackground = adaptive(
    light: Shade(255, 255, 255), dark: Shade(44, 44, 46))
  public static let systemGroupedBackground = adaptive(
    light: Shade(242, 242, 247), dark: Shade(0, 0, 0))
  public static let secondarySystemGroupedBackground = adaptive(
    light: Shade(255, 255, 255), dark: Shade(28, 28, 30))
}

/// The palette of iOS 13 to 18.
extension UIColor {
  public static let systemRed = adaptive(light: Shade(255, 59, 48), dark: Shade(255, 69, 58))
  public static let systemOrange = adaptive(light: Shade(255, 149, 0), dark: Shade(255, 159, 10))
  public static let systemYellow = adaptive(light: Shade(255, 204, 0), dark: Shade(255, 214, 10))
  public static let systemGreen = adaptive(light: Shade(52, 199, 89), dark: Shade(48, 209, 88))
  public static let systemTeal = adaptive(light: Shade(48, 176, 199), dark: Shade(64, 200, 224))
  public static let systemBlue = adaptive(light: Shade(0, 122, 255), dark: Shade(10, 132, 255))
  public static let systemIndigo = adaptive(light: Shade(88, 86, 214), dark: Shade(94, 92, 230))
  public static let systemPurple = adaptive(light: Shade(175, 82, 222), dark: Shade(191, 90, 242))
  public static let systemPink = adaptive(light: Shade(255, 45, 85), dark: Shade(255, 55, 95))
  public static let systemBrown = adaptive(light: Shade(162, 132, 94), dark: Shade(172, 142, 104))
  public static let systemGray = adaptive(light: Shade(142, 142, 147), dark: Shade(142, 142, 147))
  public static let systemGray4 = adaptive(light: Shade(209, 209, 214), dark: Shade(58, 58, 60))
  public static let systemGray5 = adaptive(light: Shade(229, 229, 234), dark: Shade(44, 44, 46))
}
