// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// Colours named after what they are for, as in iOS 13 to 18.
extension UIColor {
  public static let label = adaptive(light: Shade(0, 0, 0), dark: Shade(255, 255, 255))
  public static let secondaryLabel = adaptive(
    light: Shade(60, 60, 67, alpha: 0.6), dark: Shade(235, 235, 245, alpha: 0.6))
  public static let tertiaryLabel = adaptive(
    light: Shade(60, 60, 67, alpha: 0.3), dark: Shade(235, 235, 245, alpha: 0.3))
  public static let quaternaryLabel = adaptive(
    light: Shade(60, 60, 67, alpha: 0.18), dark: Shade(235, 235, 245, alpha: 0.16))
  public static let placeholderText = adaptive(
    light: Shade(60, 60, 67, alpha: 0.3), dark: Shade(235, 235, 245, alpha: 0.3))
  public static let link = adaptive(light: Shade(0, 122, 255), dark: Shade(9, 132, 255))
  public static let separator = adaptive(
    light: Shade(60, 60, 67, alpha: 0.29), dark: Shade(84, 84, 88, alpha: 0.6))
  public static let opaqueSeparator = adaptive(light: Shade(198, 198, 200), dark: Shade(56, 56, 58))
  public static let systemFill = adaptive(
    light: Shade(120, 120, 128, alpha: 0.2), dark: Shade(120, 120, 128, alpha: 0.36))
  public static let secondarySystemFill = adaptive(
    light: Shade(120, 120, 128, alpha: 0.16), dark: Shade(120, 120, 128, alpha: 0.32))
  public static let tertiarySystemFill = adaptive(
    light: Shade(118, 118, 128, alpha: 0.12), dark: Shade(118, 118, 128, alpha: 0.24))
  public static let quaternarySystemFill = adaptive(
    light: Shade(116, 116, 128, alpha: 0.08), dark: Shade(118, 118, 128, alpha: 0.18))
  public static let systemBackground = adaptive(
    light: Shade(255, 255, 255), dark: Shade(0, 0, 0), elevated: Shade(28, 28, 30))
  public static let secondarySystemBackground = adaptive(
    light: Shade(242, 242, 247), dark: Shade(28, 28, 30), elevated: Shade(44, 44, 46))
  public static let tertiarySystemBackground = adaptive(
    light: Shade(255, 255, 255), dark: Shade(44, 44, 46), elevated: Shade(58, 58, 60))
  public static let systemGroupedBackground = adaptive(
    light: Shade(242, 242, 247), dark: Shade(0, 0, 0), elevated: Shade(28, 28, 30))
  public static let secondarySystemGroupedBackground = adaptive(
    light: Shade(255, 255, 255), dark: Shade(28, 28, 30), elevated: Shade(44, 44, 46))
  public static let tertiarySystemGroupedBackground = adaptive(
    light: Shade(242, 242, 247), dark: Shade(44, 44, 46), elevated: Shade(58, 58, 60))
}
