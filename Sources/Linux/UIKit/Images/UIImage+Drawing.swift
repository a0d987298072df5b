// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import LinuxQuartzCore

extension UIImage {
  /// The shape of the image in `color`.
  func coloured(_ color: UIColor) -> CGImage? {
    guard let cgImage,
      let context = CGContext(
        uprightData: nil, width: cgImage.width, height: cgImage.height, bytesPerRow: 0, scale: 1)
    else { return nil }
    let area = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
    context.drawUpright(cgImage, in: area)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color.cgColor)
    context.fill(area)
    return context.makeImage()
  }

  /// Whether views show the shape in their tint.
  var isTemplate: Bool { renderingMode == .alwaysTemplate }
}
