// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension RenderTreeBuilder {
  func add(_ image: ImagePlacement, to list: inout [Primitive]) {
    let extent = image.extent(stage)
    if image.stretch != nil, image.image.isShadow {
      add(.color(CGColor.black.rgba), .alpha(image), extent, to: &list)
    } else if image.needsCairo || image.exactOrigin != nil {
      add(.image(image), .pixels(extent), extent, to: &list)
    } else if let pixels = BoundsShape.pixels(of: image.rect, image.transform) {
      add(.image(image), .pixels(pixels), pixels, to: &list)
    } else {
      let edges = Coverage.fill(
        CGPath(rect: image.rect, transform: nil), isEvenOdd: false, image.transform)
      add(.image(image), edges, extent, to: &list)
    }
  }

  /// Where an image is shown as the layer's contents; nil when none of it is.
  func placement(
    of image: CGImage, in values: LayerValues, transform: CGAffineTransform
  ) -> ImagePlacement? {
    let scale = max(values.contentsScale, 1e-3)
    let bounds = values.bounds.standardized
    var rect: CGRect
    if let backing = values.backingSize, abs(backing.width - bounds.width) <= 1,
      abs(backing.height - bounds.height) <= 1
    {
      // What the layer drew for these bounds belongs there pixel for pixel.
      rect = CGRect(origin: bounds.origin, size: backing)
    } else {
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      rect = values.contentsGravity.rect(of: size, in: bounds)
    }
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
    let size = CGSize(width: rect.width * scale, height: rect.height * scale)
    return ImagePlacement(
      image: image, rect: rect, transform: transform,
      stretch: NineParts(image, center: values.contentsCenter, size: size))
  }
}

extension CALayerContentsGravity {
  /// Where contents of a size go; `top` means the smallest y, which is the top of a screen.
  fileprivate func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return .null }
      let (sx, sy) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .resizeAspect ? min(sx, sy) : max(sx, sy)
      let scaled = CGSize(width: size.width * factor, height: size.height * factor)
      return aligned(scaled, in: bounds, x: 0.5, y: 0.5)
    case .resize: return bounds
    case .top: return aligned(size, in: bounds, x: 0.5, y: 0)
    case .bottom: return aligned(size, in: bounds, x: 0.5, y: 1)
    case .left: return aligned(size, in: bounds, x: 0, y: 0.5)
    case .right: return aligned(size, in: bounds, x: 1, y: 0.5)
    case .topLeft: return aligned(size, in: bounds, x: 0, y: 0)
    case .topRight: return aligned(size, in: bounds, x: 1, y: 0)
    case .bottomLeft: return aligned(size, in: bounds, x: 0, y: 1)
    case .bottomRight: return aligned(size, in: bounds, x: 1, y: 1)
    // The centre, also for what is no gravity.
    default: return aligned(size, in: bounds, x: 0.5, y: 0.5)
    }
  }

  private func aligned(_ size: CGSize, in bounds: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width,
      height: size.height)
  }
}
