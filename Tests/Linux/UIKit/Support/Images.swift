// SPDX-License-Identifier: MIT

import LinuxUIKit
import TestSupport
import Testing

/// The image of what is drawn on so many points.
func drawn(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1,
  _ draw: (UIGraphicsImageRendererContext) -> Void
) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: .at(scale))
    .image(actions: draw)
}

/// The pixels of an image.
func pixels(_ image: UIImage?) throws -> PixelReader {
  PixelReader(try #require(image?.cgImage))
}

extension UIImage {
  /// Ten by ten points of a colour.
  static func square(_ color: UIColor, scale: CGFloat = 1) -> UIImage {
    drawn(10, 10, scale: scale) { context in
      color.setFill()
      context.fill(CGRect(0, 0, 10, 10))
    }
  }
}

extension UIGraphicsImageRendererFormat {
  /// A format of that many pixels per point.
  static func at(_ scale: CGFloat) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

extension Pixel {
  static let pureRed = Pixel(255, 0, 0)
  static let pureGreen = Pixel(0, 255, 0)
  static let pureBlue = Pixel(0, 0, 255)
  static let white = Pixel(255, 255, 255)
  static let black = Pixel(0, 0, 0)
}
