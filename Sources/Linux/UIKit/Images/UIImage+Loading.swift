// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import LinuxQuartzCore

/// Files. The one format is PNG; anything else is nil, as unreadable data is on Apple.
extension UIImage {
  /// An image of one pixel per point; nil when `data` is no image.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// An image with `scale` pixels per point; nil when `data` is no image.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = CGImage.decodingPNG(data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// The image in a file, whose name may end in `@2x` or `@3x`; nil when it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: Self.scale(ofFile: path))
  }

  /// An image of the main bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// An image of `bundle`, in the variant for the display scale of `traitCollection` or, when
  /// there is none, in the nearest one. Images that were read lately are not read again.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let displayScale = (traitCollection ?? .current).displayScale
    let wanted = displayScale > 0 ? displayScale : 1
    let file = NSString(string: name)
    let stem = file.deletingPathExtension
    let type = file.pathExtension.isEmpty ? "png" : file.pathExtension
    // Larger variants before smaller ones: shrinking looks better than enlarging.
    let scales = [1, 2, 3].sorted { one, other in
      let (oneFits, otherFits) = (CGFloat(one) >= wanted, CGFloat(other) >= wanted)
      if oneFits != otherFits { return oneFits }
      return oneFits ? one < other : one > other
    }
    for scale in scales {
      let resource = scale == 1 ? stem : "\(stem)@\(scale)x"
      if let path = (bundle ?? .main).path(forResource: resource, ofType: type) {
        guard let image = DecodedImages.image(atPath: path) else { return nil }
        self.init(cgImage: image, scale: Self.scale(ofFile: path), orientation: .up)
        return
      }
    }
    return nil
  }

  /// The image as a PNG file, upright; nil for an empty image.
  public func pngData() -> Data? {
    uprightImage?.pngData()
  }

  private static func scale(ofFile path: String) -> CGFloat {
    let stem = NSString(string: path).deletingPathExtension
    if stem.hasSuffix("@2x") { return 2 }
    return stem.hasSuffix("@3x") ? 3 : 1
  }
}
