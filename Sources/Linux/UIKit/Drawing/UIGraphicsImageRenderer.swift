// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// Makes images by drawing.
open class UIGraphicsImageRenderer: NSObject {
  let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// A renderer of images `size` points large in the preferred format.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of images `size` points large.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of an area in the coordinates of the drawing code.
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

  /// The image that `draw` paints inside `bounds`, in a context that is current while it runs.
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
    withCurrentContext(context) { draw(context) }
    guard let image = context.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale)
  }
}

/// The context that a renderer's actions draw into.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context, with the origin at the top left and a unit of one point.
  open private(set) var cgContext: CGContext

  init(cgContext: CGContext) {
    self.cgContext = cgContext
    super.init()
  }

  /// Fills `rect` with the fill color.
  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }
}

/// The properties of the images that a renderer makes.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point. A value that is no positive number counts as 1.
  open var scale: CGFloat {
    get { storedScale }
    set { storedScale = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }

  private var storedScale: CGFloat

  /// The format of the current traits.
  public override init() {
    storedScale = UITraitCollection.current.usableScale
    super.init()
  }

}

/// The contexts that the drawing code of each thread draws into.
private let contexts = ThreadStack<CGContext>()

/// The context of the drawing code that runs on this thread; `nil` outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.top }

/// Makes a context the current one while a closure runs.
func withCurrentContext(_ context: CGContext, _ draw: () -> Void) {
  contexts.push(context)
  draw()
  contexts.pop()
}
