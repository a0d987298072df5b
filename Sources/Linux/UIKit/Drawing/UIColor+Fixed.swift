// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// Colours that are the same under all traits.
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
