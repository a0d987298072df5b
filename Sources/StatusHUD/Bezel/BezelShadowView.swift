// SPDX-License-Identifier: MIT

/// The shadow around a bezel, a picture that stretches. It's hollow, because a shadow beneath a
/// translucent bezel would darken it.
@MainActor final class BezelShadowView: GestureBarrierView {
  private static let pictures = NSCache<NSString, UIImage>()
  /// How far from the bezel the shadow can be seen.
  private static let reach: CGFloat = 32

  /// - Parameter size: The smallest size for which the shadow is needed. Its corners can't shrink.
  func surround(_ bezel: BezelView, from size: CGSize) {
    frame = bezel.bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
    let grid = PixelGrid(scale: bezel.traitCollection.displayScale)
    let radius = min(bezel.layer.cornerRadius, size.width / 2, size.height / 2)
    // Beyond, the shadow of an edge depends neither on a corner nor on the opposite edge.
    let end = max(30, 1.53 * radius + 1)
    let (x, y) = (grid.floor(min(size.width / 2, end)), grid.floor(min(size.height / 2, end)))
    let key = "\(x) \(y) \(radius) \(grid.scale)" as NSString
    let picture = Self.pictures.object(forKey: key) ?? Self.draw(x, y, radius, grid.scale)
    Self.pictures.setObject(picture, forKey: key)
    UIView.performWithoutAnimation {
      layer.contents = picture.cgImage
      layer.contentsScale = grid.scale
      // Only the row and the column in the middle stretch.
      layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    }
  }

  /// Draws the shadow of a bezel that is a pixel larger than twice `x` and `y`.
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
      // What casts the shadow is beside the picture. The offset has no height, which Core Graphics
      // measures upward and UIKit downward. The blur is twice that of a layer's `shadowRadius`.
      let offset = CGSize(width: 2 * area.width, height: 0)
      context.setShadow(offset: offset, blur: 24, color: UIColor(white: 0, alpha: 0.15).cgColor)
      context.translateBy(x: -offset.width, y: 4)
      context.addPath(path)
      context.fillPath()
    }
  }
}
