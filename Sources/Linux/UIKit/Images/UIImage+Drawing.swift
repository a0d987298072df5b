// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import LinuxQuartzCore

extension UIImage {
  func draw(in rect: CGRect, context: CGContext) {
    if let symbol = parts.symbol {
      symbol.fill(rect, color: (parts.tint ?? .black).cgColor, in: context)
    } else if let image = rendered(tint: nil) {
      context.drawUpright(image, in: rect)
    }
  }

  /// The pixels turned upright.
  var uprightImage: CGImage? {
    guard imageOrientation != .up, let cgImage else { return cgImage }
    return drawn { context in
      context.concatenate(self.orientationTransform)
      context.drawUpright(cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  /// The shape of the image in `color`, upright.
  func coloured(_ color: UIColor) -> CGImage? {
    guard let image = uprightImage else { return nil }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    return drawn { context in
      context.drawUpright(image, in: unit)
      context.setBlendMode(.sourceIn)
      context.setFillColor(color.cgColor)
      context.fill(unit)
    }
  }

  /// Whether views show the shape in their tint; a symbol is a shape unless it is told otherwise.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (isSymbolImage && renderingMode == .automatic)
  }

  /// What a view that tints its content shows: the tint counts for templates only.
  func rendered(tint viewTint: UIColor?) -> CGImage? {
    if isTemplate, let viewTint { return coloured(viewTint) }
    if let tint = parts.tint { return coloured(tint) }
    return uprightImage
  }

  /// Draws pixels of the same number in a unit square.
  private func drawn(_ body: (CGContext) -> Void) -> CGImage? {
    let (width, height) = (size.width * scale, size.height * scale)
    guard
      let context = CGContext(
        uprightData: nil, width: Int(width.rounded()), height: Int(height.rounded()),
        bytesPerRow: 0, scale: 1)
    else { return nil }
    context.scaleBy(x: width, y: height)
    body(context)
    return context.makeImage()
  }

  /// From the unit square of the stored pixels to the one of the upright image.
  private var orientationTransform: CGAffineTransform {
    switch imageOrientation {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}
