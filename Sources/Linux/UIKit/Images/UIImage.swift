// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// Pixels with a scale, an orientation and a way to be coloured.
open class UIImage: NSObject, @unchecked Sendable {
  /// What an image is made of, as a value: the ways to derive an image change one part of it.
  struct Parts: Equatable {
    var cgImage: CGImage?
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    /// The colour `withTintColor` gave; resolved whenever the image is drawn.
    var tint: UIColor?
    /// What is drawn in place of pixels when the image is a symbol.
    var symbol: Symbol?
    /// What an animated image shows one after the other.
    var frames: [UIImage]?
    var duration: TimeInterval = 0
  }

  let parts: Parts

  init(parts: Parts) {
    self.parts = parts
    super.init()
  }

  /// The pixels as they are stored; nil for an empty image. Those of a symbol are a mask.
  open var cgImage: CGImage? { parts.symbol?.mask(scale: scale) ?? parts.cgImage }
  /// Pixels per point.
  open var scale: CGFloat { parts.scale }
  /// How the pixels are turned to be upright.
  open var imageOrientation: Orientation { parts.orientation }
  /// Whether views show the colours or fill the shape with their tint.
  open var renderingMode: RenderingMode { parts.renderingMode }

  /// What the image shows, in words; nothing here reads it aloud by itself.
  @MainActor open var accessibilityLabel: String?

  private func with(_ change: (inout Parts) -> Void) -> UIImage {
    var parts = parts
    change(&parts)
    parts.frames = parts.frames?.map { $0.with(change) }
    return UIImage(parts: parts)
  }

  /// An image without a pixel.
  public override convenience init() {
    self.init(parts: Parts())
  }

  /// An upright image of one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// An image with `scale` pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(
      parts: Parts(
        cgImage: cgImage, scale: scale.isFinite && scale > 0 ? scale : 1, orientation: orientation))
  }

  /// The size in points, upright.
  open var size: CGSize {
    if let symbol = parts.symbol { return symbol.size }
    guard let cgImage else { return .zero }
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return imageOrientation.isSideways
      ? CGSize(width: size.height, height: size.width) : size
  }

  /// The same image, coloured another way by views.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The shape of the image in `color`; views still tint it if it is a template.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The shape of the image in `color`.
  open func withTintColor(
    _ color: UIColor, renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    with {
      $0.renderingMode = renderingMode
      $0.tint = color
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return parts == other.parts
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(parts.cgImage)
    hasher.combine(parts.symbol)
    hasher.combine(scale)
    return hasher.finalize()
  }
}
