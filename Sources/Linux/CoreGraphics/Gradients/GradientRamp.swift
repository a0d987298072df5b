// SPDX-License-Identifier: MIT

/// A gradient's colors in a table of premultiplied pixels.
///
/// As in Core Graphics, colors are mixed before they're multiplied, so a gradient to a clear color
/// passes through that color's red, green, and blue.
@_spi(LinuxHost) public struct GradientRamp {
  static let count = 2048

  let pixels: [UInt32]

  /// - Parameters:
  ///   - colors: At least two.
  ///   - locations: A rising location in 0...1 for each color; empty for evenly spaced colors.
  public init(colors: [CGColor], locations: [CGFloat]) {
    let last = CGFloat(colors.count - 1)
    let stops = colors.enumerated().map { index, color in
      (location: locations.isEmpty ? CGFloat(index) / last : locations[index], color: color.rgba)
    }
    var next = 0
    pixels = (0..<Self.count).map { index -> UInt32 in
      let place = (CGFloat(index) + 0.5) / CGFloat(Self.count)
      while next < stops.count, stops[next].location <= place { next += 1 }
      guard next > 0 else { return stops[0].color.premultiplied }
      let low = stops[next - 1]
      guard next < stops.count else { return low.color.premultiplied }
      let high = stops[next]
      let span = high.location - low.location
      let part = span > 0 ? (place - low.location) / span : 1
      return low.color.mixed(high.color, part).premultiplied
    }
  }
}

extension RGBA {
  fileprivate func mixed(_ other: RGBA, _ part: CGFloat) -> RGBA {
    RGBA(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
  }

  /// As a 0xAARRGGBB pixel.
  fileprivate var premultiplied: UInt32 {
    func byte(_ value: CGFloat) -> UInt32 { UInt32(value * 255 + 0.5) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }
}
