// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// An image in a rectangle.
struct ImagePlacement: Equatable {
  var image: CGImage
  /// Where, in the layer's points.
  var rect: CGRect
  /// From the layer's points to pixels.
  var transform: CGAffineTransform
  /// How the columns and the rows of the image are stretched; nil: evenly.
  var stretch: NineParts?

  /// Where the pixel (0, 0) of the image is when the image is shown one to one on whole pixels.
  var exactOrigin: (x: Int, y: Int)? {
    guard stretch == nil, transform.isScaleAndTranslation, transform.a > 0, transform.d > 0 else {
      return nil
    }
    let target = rect.applying(transform)
    let hair: CGFloat = 1 / 256
    let (x, y) = (target.minX.rounded(), target.minY.rounded())
    guard abs(target.minX - x) < hair, abs(target.minY - y) < hair,
      abs(target.width - CGFloat(image.width)) < hair,
      abs(target.height - CGFloat(image.height)) < hair, abs(x) < 1_000_000, abs(y) < 1_000_000
    else { return nil }
    return (Int(x), Int(y))
  }

  /// From the image's pixels to the layer's points.
  var imageToRect: CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY)
  }

  /// From the pixels of the screen to the image's, as far as it is stretched evenly.
  var toImage: CGAffineTransform {
    let (sx, sy) = (
      (stretch?.columns.length ?? CGFloat(image.width)) / rect.width,
      (stretch?.rows.length ?? CGFloat(image.height)) / rect.height
    )
    let rectToImage = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: -rect.minX * sx, ty: -rect.minY * sy)
    return transform.inverted().concatenating(rectToImage)
  }

  /// Whether the image must be drawn by Cairo: averaged since it shrinks.
  var needsCairo: Bool { stretch == nil && abs(toImage.determinant) > 2 }
}
