// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// Pixels with a scale and a rendering mode.
open class UIImage: NSObject, @unchecked Sendable {
  /// The properties of an image. A derived image differs in one of them.
  struct Parts: Equatable {
    var cgImage: CGImage?
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    /// The images that an animated image shows in succession.
    var frames: [UIImage]?
    var duration: TimeInterval = 0
  }

  let parts: Parts

  init(parts: Parts) {
    self.parts = parts
    super.init()
  }

  /// The pixels as they are stored; nil for an empty image.
  open var cgImage: CGImage? { parts.cgImage }
  /// Pixels per point.
  open var scale: CGFloat { parts.scale }
  /// Whether views show the colors or fill the shape with their tint.
  open var renderingMode: RenderingMode { parts.renderingMode }

  /// A description of the image, which nothing here reads aloud by itself.
  @preconcurrency @MainActor open var accessibilityLabel: String?

  private func with(_ change: (inout Parts) -> Void) -> UIImage {
    var parts = parts
    change(&parts)
    parts.frames = parts.frames?.map { $0.with(change) }
    return UIImage(parts: parts)
  }

  /// An image without a pixel.
  public override init() {
    parts = Parts()
    super.init()
  }

  /// An upright image of one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1)
  }

  /// An image with `scale` pixels per point.
  convenience init(cgImage: CGImage, scale: CGFloat) {
    self.init(parts: Parts(cgImage: cgImage, scale: scale.isFinite && scale > 0 ? scale : 1))
  }

  /// The size in points.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// The same image, colored another way by views.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  // MARK: Series of images

  /// The number of images in a second if the app doesn't specify a duration.
  static let framesPerSecond: TimeInterval = 30

  /// An image that views show as a series of images, over and over; nil when there is none. A
  /// duration that is not positive stands for thirty images a second.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var parts = first.parts
    // An animated image among them counts with all of its frames.
    let frames = images.flatMap { $0.images ?? [$0] }
    parts.frames = frames
    parts.duration =
      duration.isFinite && duration > 0 ? duration : Double(frames.count) / framesPerSecond
    return UIImage(parts: parts)
  }

  /// The images of an animated image; nil for a still one.
  open var images: [UIImage]? { parts.frames }

  /// How long an animated image takes to show all of its images once; 0 for a still one.
  open var duration: TimeInterval { parts.duration }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return parts == other.parts
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(parts.cgImage)
    hasher.combine(scale)
    return hasher.finalize()
  }
}

extension UIImage {
  /// Whether the colors or only the shape count.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }
}

extension UIImage {
  /// The shape of the image, filled with a color.
  func filled(with color: CGColor) -> CGImage? {
    guard let cgImage,
      let context = CGContext(
        uprightData: nil, width: cgImage.width, height: cgImage.height, bytesPerRow: 0, scale: 1)
    else { return nil }
    let area = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
    context.drawUpright(cgImage, in: area)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(area)
    return context.makeImage()
  }
}
