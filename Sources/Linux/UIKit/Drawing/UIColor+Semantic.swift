// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// Colours named after what they are for, as in iOS 13 to 18.
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
