// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The size of a window's image in pixels, always one that a server and Cairo can hold.
struct PixelSize: Equatable {
  /// X11 coordinates are 16 bits with a sign, and a `CGContext` on Linux ends a little before.
  static let maximumSide = 32_000
  /// A quarter of a gigabyte of pixels: twice an 8K screen. Larger windows lose their lower part.
  static let maximumArea = 1 << 26

  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = min(max(width, 1), Self.maximumSide)
    self.height = min(max(height, 1), Self.maximumSide, Self.maximumArea / self.width)
  }

  init(points: CGSize, scale: CGFloat) {
    self.init(width: Self.side(points.width * scale), height: Self.side(points.height * scale))
  }

  private static func side(_ value: CGFloat) -> Int {
    guard value > 1 else { return 1 }  // This includes NaN.
    return Int(min(value, CGFloat(maximumSide)).rounded())
  }
}

extension PixelRect {
  init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The damage as rectangles to draw, or their bounding box if there are very many.
  static func clipped(_ damage: [PixelRect], to size: PixelSize) -> [PixelRect] {
    let all = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    let rects = damage.map { $0.intersection(all) }.filter { !$0.isEmpty }
    return rects.count > 64 ? [rects.reduce(.zero) { $0.union($1) }] : rects
  }
}

/// The number of pixels per point.
enum DisplayScale {
  /// The scale in the user's X resources: `Xft.dpi` divided by 96, from 1 to 4, or 1 if there is no
  /// usable value.
  static func of(resources: String) -> CGFloat {
    var dpi = 96.0
    for line in resources.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, ["Xft.dpi", "Xft*dpi", "*dpi"].contains(trimmed(parts[0])),
        let value = Double(trimmed(parts[1])), value.isFinite, value > 0
      else { continue }
      dpi = value
    }
    return min(max(CGFloat(dpi / 96), 1), 4)
  }

  /// A scale for drawing, from 0.5 to 8, or 1 if the number isn't positive.
  static func clamped(_ scale: CGFloat) -> CGFloat {
    guard scale.isFinite, scale > 0 else { return 1 }
    return min(max(scale, 0.5), 8)
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
}
