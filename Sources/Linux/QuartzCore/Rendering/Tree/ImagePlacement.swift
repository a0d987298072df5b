// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// An image in a rectangle.
struct ImagePlacement: Equatable {
  var image: CGImage
  /// The part of the image that is shown, in its pixels.
  var part: PixelRect
  /// The part of the shown part that stretches, in units of it.
  var center: CGRect
  /// Pixels of the image per point where it does not stretch.
  var scale: CGFloat
  /// Where, in the layer's points.
  var rect: CGRect
  /// From the layer's points to pixels.
  var transform: CGAffineTransform
  var isNearest: Bool
  /// What the colours of the image are multiplied by.
  var tint = Tint.none

  /// Where the pixel (0, 0) of the image is when the image is shown one to one on whole pixels.
  var exactOrigin: (x: Int, y: Int)? {
    guard tint.isColorless, transform.isScaleAndTranslation, transform.a > 0, transform.d > 0 else {
      return nil
    }
    let target = rect.applying(transform)
    let hair: CGFloat = 1 / 256
    let (x, y) = (target.minX.rounded(), target.minY.rounded())
    guard abs(target.minX - x) < hair, abs(target.minY - y) < hair,
      abs(target.width - CGFloat(part.width)) < hair,
      abs(target.height - CGFloat(part.height)) < hair, abs(x) < 1_000_000, abs(y) < 1_000_000
    else { return nil }
    return (Int(x) - part.minX, Int(y) - part.minY)
  }

  /// From the layer's points to the pixels of the shown part.
  var rectToPart: CGAffineTransform {
    let (sx, sy) = (CGFloat(part.width) / rect.width, CGFloat(part.height) / rect.height)
    return CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: -rect.minX * sx, ty: -rect.minY * sy)
  }

  /// From the pixels of the screen to those of the shown part.
  var toPart: CGAffineTransform { transform.inverted().concatenating(rectToPart) }

  /// Whether the image must be drawn by Cairo: in nine parts, or averaged since it shrinks.
  var needsCairo: Bool {
    let source = toPart
    let isStretched = center.minX > 0 || center.minY > 0 || center.maxX < 1 || center.maxY < 1
    return isStretched || (!isNearest && abs(source.determinant) > 2)
  }
}
