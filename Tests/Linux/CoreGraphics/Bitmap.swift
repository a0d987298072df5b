// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

/// Draws into a small bitmap and reads its pixels.
enum Bitmap {
  /// User space of a screen: y down, in pixels.
  static func upright(
    _ width: Int, _ height: Int, _ draw: (CGContext) throws -> Void
  ) throws -> PixelReader {
    let context = try #require(
      CGContext(uprightData: nil, width: width, height: height, bytesPerRow: 0, scale: 1))
    try draw(context)
    return PixelReader(try #require(context.makeImage()))
  }

  /// A gradient of the unit square over the whole picture, y down.
  static func gradient(
    _ gradient: GradientRamp, _ geometry: GradientGeometry, _ width: Int, _ height: Int
  ) throws -> PixelReader {
    var words = [UInt32](repeating: 0, count: width * height)
    words.withUnsafeMutableBufferPointer { buffer in
      guard let pixels = buffer.baseAddress else { return }
      gradient.fill(
        pixels, width: width, height: height, wordsPerRow: width, geometry: geometry,
        toUnit: CGAffineTransform(scaleX: 1 / CGFloat(width), y: 1 / CGFloat(height)), x: 0, y: 0)
    }
    return PixelReader(
      try #require(CGImage(premultipliedARGB: words, width: width, height: height)))
  }

  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  /// Two by two: red, green above; blue, white below.
  static func quarters() throws -> CGImage {
    try #require(
      CGImage(
        premultipliedARGB: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF], width: 2,
        height: 2))
  }
}
