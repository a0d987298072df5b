// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import LinuxQuartzCore

/// Makes images by drawing.
open class UIGraphicsImageRenderer: NSObject {
  /// What a renderer without a format uses.
  let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// A renderer of images `size` points large in the preferred format.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// A renderer of images `size` points large.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of what is drawn inside `bounds`.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// The image `actions` draw; empty when the bounds hold no pixel.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage.drawn(in: bounds, scale: format.scale) { context in
      actions(UIGraphicsImageRendererContext(cgContext: context))
    }
  }
}

extension UIImage {
  /// More pixels than a few of the largest screens; beyond it a renderer gives an empty image
  /// rather than take the memory of the machine.
  private static let maximumPixelCount: CGFloat = 268_435_456

  /// What `draw` paints inside `bounds`, in a context that is current while it runs.
  static func drawn(
    in bounds: CGRect, scale: CGFloat, draw: (CGContext) -> Void
  ) -> UIImage {
    let width = (bounds.size.width * scale).rounded(.up)
    let height = (bounds.size.height * scale).rounded(.up)
    guard width > 0, height > 0, width * height <= maximumPixelCount,
      bounds.origin.x.isFinite, bounds.origin.y.isFinite,
      let context = CGContext(
        uprightData: nil, width: Int(width), height: Int(height), bytesPerRow: 0, scale: scale)
    else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    draw(context)
    guard let image = context.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale)
  }
}
