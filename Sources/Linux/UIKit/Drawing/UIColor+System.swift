// SPDX-License-Identifier: MIT

import LinuxQuartzCore

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
