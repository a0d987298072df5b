// SPDX-License-Identifier: MIT

/// A view that shows the shadow of a bezel as a resizable image. The image is transparent inside
/// the bezel's outline, because a shadow behind a translucent bezel would darken it.
@MainActor final class BezelShadowView: GestureRecognizerBarrierView {
  /// A cache of recently drawn images. On Linux, `NSCache` never removes images if it has no limit.
  private static let pictures: NSCache<NSString, UIImage> = {
    let cache = NSCache<NSString, UIImage>()
    cache.countLimit = 8
    return cache
  }()
  /// The width of the shadow's visible edge and the shadow's vertical offset, in points.
  private static let (reach, offset): (CGFloat, CGFloat) = (22, 4)
  /// The half width, half height, corner radius, and scale of the bezel in the current image.
  private var shown: [CGFloat] = []
  /// A Boolean value that indicates whether an animation changes the size of the bezel. The image can be
  /// stretched but not compressed, so until the animation ends, it's that of the smaller bezel.
  var isResizing = false

  func surround(_ bezel: BezelView) {
    frame = Self.area(around: bezel.bounds)
    let grid = PixelGrid(scale: bezel.traitCollection.displayScale)
    let (size, radius) = (bezel.bounds.size, bezel.layer.cornerRadius)
    // The distance from a corner beyond which the shadow is uniform along an edge.
    let end = max(30, 1.53 * radius + 1)
    var new = [min(size.width / 2, end), min(size.height / 2, end)].map(grid.floor)
    new += [radius, grid.scale]
    if isResizing, shown.last == grid.scale { new = zip(new, shown).map(min) }
    guard !isHidden, shown != new else { return }
    shown = new
    let key = shown.map(\.description).joined(separator: " ") as NSString
    // In each dimension, the image needs only one pixel between the corners.
    let pixel = 1 / grid.scale
    let box = CGRect(x: 0, y: 0, width: pixel, height: pixel).insetBy(dx: -new[0], dy: -new[1])
    let picture = Self.pictures.object(forKey: key) ?? Self.draw(box, new[2], grid.scale)
    Self.pictures.setObject(picture, forKey: key)
    UIView.performWithoutAnimation {
      layer.contents = picture.cgImage
      layer.contentsScale = grid.scale
      // Stretch only the row and the column of pixels in the middle of the bezel.
      let middle = 0.5 - Self.offset / picture.size.height
      layer.contentsCenter = CGRect(x: 0.5, y: middle, width: 0, height: 0)
    }
  }

  private static func area(around bezel: CGRect) -> CGRect {
    bezel.insetBy(dx: -reach, dy: -reach).offsetBy(dx: 0, dy: offset)
  }

  /// Draws the shadow of a bezel.
  private static func draw(_ box: CGRect, _ radius: CGFloat, _ scale: CGFloat) -> UIImage {
    let path = UIBezierPath(roundedRect: box, cornerRadius: radius).cgPath
    let (area, format) = (area(around: box), UIGraphicsImageRendererFormat())
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: area, format: format).image {
      let context = $0.cgContext
      context.addRect(area.insetBy(dx: 1 / scale, dy: 1 / scale))  // The edges stay clear.
      context.addPath(path)
      context.clip(using: .evenOdd)
      // Draw the bezel outside the image, so that the image contains only the shadow. To move the
      // shadow down, translate the path, because Core Graphics and UIKit use opposite directions
      // for vertical shadow offsets. A blur of 24 matches a layer's `shadowRadius` of 12.
      let aside = CGSize(width: 2 * area.width, height: 0)
      context.setShadow(offset: aside, blur: 24, color: UIColor(white: 0, alpha: 0.15).cgColor)
      context.translateBy(x: -aside.width, y: offset)
      context.addPath(path)
      context.fillPath()
    }
  }
}
