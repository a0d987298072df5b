// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// An sRGB colour as the system's tables print it: 0...255 and an alpha of 0...1.
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
  /// A colour that follows the interface style.
  static func adaptive(light: Shade, dark: Shade) -> UIColor {
    let (lightColor, darkColor) = (light.color, dark.color)
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }
}
