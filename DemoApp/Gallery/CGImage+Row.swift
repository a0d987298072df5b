// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

extension CGImage {
  /// Pictures of one size side by side, on nothing. Round corners and a thin line tell each of them
  /// from a page that is as light or as dark.
  @MainActor static func row(of images: [CGImage], scale: CGFloat) -> CGImage {
    let size = CGSize(
      width: CGFloat(images.first?.width ?? 0) / scale,
      height: CGFloat(images.first?.height ?? 0) / scale)
    let gap: CGFloat = 12
    let width = CGFloat(images.count) * (size.width + gap) - gap
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: size.height), format: format)
    let row = renderer.image { context in
      for (index, image) in images.enumerated() {
        let frame = CGRect(
          x: CGFloat(index) * (size.width + gap), y: 0, width: size.width, height: size.height)
        context.cgContext.saveGState()
        UIBezierPath(roundedRect: frame, cornerRadius: 12).addClip()
        context.cgContext.drawUpright(image, in: frame)
        context.cgContext.restoreGState()
        let line = UIBezierPath(
          roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 11.5)
        UIColor(white: 0.5, alpha: 0.3).setStroke()
        line.stroke()
      }
    }
    guard let image = row.cgImage else { preconditionFailure("no memory for a picture") }
    return image
  }
}
