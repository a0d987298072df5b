// SPDX-License-Identifier: MIT

import Foundation

/// Straight (not premultiplied) sRGB components, each in 0...1.
@_spi(LinuxHost) public struct RGBA: Hashable, Sendable {
  public var red: CGFloat
  public var green: CGFloat
  public var blue: CGFloat
  public var alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = min(max(red, 0), 1)
    self.green = min(max(green, 0), 1)
    self.blue = min(max(blue, 0), 1)
    self.alpha = min(max(alpha, 0), 1)
  }
}

extension CGColor {
  /// What a screen shows of this colour.
  @_spi(LinuxHost) public var rgba: RGBA {
    let values = components ?? []
    if values.count == 2 {
      return RGBA(red: values[0], green: values[0], blue: values[0], alpha: values[1])
    }
    guard values.count == 4 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    return RGBA(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }
}
