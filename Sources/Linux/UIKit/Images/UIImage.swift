// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// Pixels with a scale, an orientation and a way to be coloured.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the pixels are turned to be upright.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7

    /// Whether width and height change places.
    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// Whether the colours or only the shape count.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// The pixels as they are stored; nil for an empty image.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  /// How the pixels are turned to be upright.
  public let imageOrientation: Orientation
  /// Whether views show the colours or fill the shape with their tint.
  public let renderingMode: RenderingMode
  /// The colour `withTintColor` gave; resolved whenever the image is drawn.
  let tint: UIColor?

  init(
    cgImage: CGImage?, scale: CGFloat, orientation: Orientation, renderingMode: RenderingMode,
    tint: UIColor?
  ) {
    self.cgImage = cgImage
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    imageOrientation = orientation
    self.renderingMode = renderingMode
    self.tint = tint
    super.init()
  }

  /// An image without a pixel.
  public override convenience init() {
    self.init(cgImage: nil, scale: 1, orientation: .up, renderingMode: .automatic, tint: nil)
  }

  /// An upright image of one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// An image with `scale` pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(
      cgImage: cgImage, scale: scale, orientation: orientation, renderingMode: .automatic,
      tint: nil)
  }

  /// The size in points, upright.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return imageOrientation.isSideways
      ? CGSize(width: size.height, height: size.width) : size
  }

  /// The same image, coloured another way by views.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, orientation: imageOrientation,
      renderingMode: renderingMode, tint: tint)
  }

  /// The shape of the image in `color`; views still tint it if it is a template.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The shape of the image in `color`.
  open func withTintColor(
    _ color: UIColor, renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, orientation: imageOrientation,
      renderingMode: renderingMode, tint: color)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return cgImage == other.cgImage && scale == other.scale
      && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
      && tint == other.tint
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(cgImage)
    hasher.combine(scale)
    return hasher.finalize()
  }
}
