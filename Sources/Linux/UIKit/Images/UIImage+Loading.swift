// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import LinuxQuartzCore

/// Data. The one format is PNG; anything else is nil, as unreadable data is on Apple.
extension UIImage {
  /// An image of one pixel per point; nil when `data` is no image.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// An image with `scale` pixels per point; nil when `data` is no image.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = CGImage.decodingPNG(data) else { return nil }
    self.init(cgImage: image, scale: scale)
  }
}
