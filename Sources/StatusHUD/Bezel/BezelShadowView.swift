// SPDX-License-Identifier: MIT

/// A view that shows the shadow around a bezel as a stretchable image. The image is empty inside
/// the bezel's outline, because a shadow there would darken a translucent bezel.
@MainActor final class BezelShadowView: GestureBarrierView {
  /// Recently drawn images. On Linux, a cache without a limit doesn't discard objects.
  private static let pictures: NSCache<NSString, UIImage> = {
    let cache = NSCache<NSString, UIImage>()
    cache.countLimit = 8
    return cache
  }()
  /// The distance between the bezel and the outer edge of the shadow, in points.
  private static let reach: CGFloat = 32
  /// The metrics of the current image.
  private var shown: [CGFloat] = []

  /// - Parameter size: The smallest size of the bezel during a resize, which limits the corners.
  func surround(_ bezel: BezelView, from size: CGSize) {
    frame = bezel.bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
    let grid = PixelGrid(scale: bezel.traitCollection.displayScale)
    let radius = min(bezel.layer.cornerRadius, size.width / 2, size.height / 2)
    // At this distance from a corner, neither the corner nor the opposite edge affects the shadow.
    let end = max(30, 1.53 * radius + 1)
    let (x, y) = (grid.floor(min(size.width / 2, end)), grid.floor(min(size.height / 2, end)))
    guard shown != [x, y, radius, grid.scale] else { return }
    shown = [x, y, radius, grid.scale]
    let key = "\(shown)" as NSString
    let picture = Self.pictures.object(forKey: key) ?? Self.draw(x, y, radius, grid.scale)
    Self.pictures.setObject(picture, forKey: key)
    UIView.performWithoutAnimation {
      layer.contents = picture.cgImage
      layer.contentsScale = grid.scale
      // Stretch only the row and the column of pixels in the middle.
      layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    }
  }

  /// Draws the shadow of a bezel that measures twice `x` by twice `y`, plus one pixel on each axis.
  private static func draw(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ scale: CGFloat
  ) -> UIImage {
    let box = CGRect(x: -x, y: -y, width: 2 * x + 1 / scale, height: 2 * y + 1 / scale)
    let path = UIBezierPath(roundedRect: box, cornerRadius: radius).cgPath
    let (area, format) = (box.insetBy(dx: -reach, dy: -reach), UIGraphicsImageRendererFormat())
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: area, format: format).image {
      let context = $0.cgContext
      context.addRect(area)
      context.addPath(path)
      context.clip(using: .evenOdd)
      // Draw the bezel outside the image, so that only the shadow appears. The vertical offset is
      // 0, because Core Graphics and UIKit measure offsets in opposite directions. The blur radius
      // of 24 corresponds to a layer's `shadowRadius` of 12.
      let offset = CGSize(width: 2 * area.width, height: 0)
      context.setShadow(offset: offset, blur: 24, color: UIColor(white: 0, alpha: 0.15).cgColor)
      context.translateBy(x: -offset.width, y: 4)
      context.addPath(path)
      context.fillPath()
    }
  }
}
