// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// An image in a rectangle.
struct ImagePlacement: Equatable {
  var image: CGImage
  /// The rectangle in the layer's points.
  var rect: CGRect
  /// From the layer's points to pixels.
  var transform: CGAffineTransform
  /// The stretching of the image's columns and rows; `nil` if it's even.
  var stretch: NineParts?

  /// The pixels that the image touches.
  func extent(_ screen: PixelRect) -> PixelRect {
    PixelRect(enclosing: rect.applying(transform)).intersection(screen)
  }

  /// The place of the image's pixel (0, 0) if the image isn't scaled and is on whole pixels.
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

  /// From the pixels of the screen to the image's pixels, without uneven stretching.
  var toImage: CGAffineTransform {
    let (sx, sy) = (
      (stretch?.columns.length ?? CGFloat(image.width)) / rect.width,
      (stretch?.rows.length ?? CGFloat(image.height)) / rect.height
    )
    let rectToImage = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: -rect.minX * sx, ty: -rect.minY * sy)
    return transform.inverted().concatenating(rectToImage)
  }

  /// Whether Cairo must draw the image, because it shrinks and must be averaged.
  var needsCairo: Bool { stretch == nil && abs(toImage.determinant) > 2 }
}

/// The stretching of an image whose corners keep their size.
struct NineParts: Equatable {
  var columns: Stretch
  var rows: Stretch

  /// Fails if everything is stretched evenly.
  ///
  /// - Parameters:
  ///   - center: The middle in the unit square.
  ///   - size: The size of the stretched image, in pixels of the image.
  init?(_ image: CGImage, center: CGRect, size: CGSize) {
    guard center != LayerValues.unitRect, center.isFinite else { return nil }
    let center = center.standardized
    columns = Stretch(image.width, center.minX, center.maxX, to: size.width)
    rows = Stretch(image.height, center.minY, center.maxY, to: size.height)
    if columns.isEven, rows.isEven { return nil }
  }

  /// One direction, in pixels of the image.
  struct Stretch: Equatable {
    let count: CGFloat
    /// The length of the stretched image.
    let length: CGFloat
    /// The lengths of the parts before and after the middle.
    let before: CGFloat
    let after: CGFloat
    /// The factor by which these shrink if there isn't enough room.
    let shrink: CGFloat
    /// The factor from a length in the middle to the image's length.
    let factor: CGFloat

    init(_ count: Int, _ first: CGFloat, _ last: CGFloat, to length: CGFloat) {
      var (start, end) = (min(max(first, 0), 1), min(max(last, 0), 1))
      self.count = CGFloat(count)
      // A middle of less than a pixel is one pixel.
      let pixel = 1 / self.count
      if end - start < pixel {
        start = min(max((start + end - pixel) / 2, 0), 1 - pixel)
        end = start + pixel
      }
      (before, after) = (start * self.count, (1 - end) * self.count)
      self.length = length
      shrink = before + after > length ? length / (before + after) : 1
      let room = length - (before + after) * shrink
      factor = room > 1e-6 ? (self.count - before - after) / room : 0
    }

    var isEven: Bool { abs(length - count) < 1 / 256 }

    /// The place in the image for a place in the stretched image.
    @inline(__always)
    func place(_ place: CGFloat) -> CGFloat {
      let (head, tail) = (before * shrink, after * shrink)
      if place < head { return place / shrink }
      if place > length - tail { return count - (length - place) / shrink }
      return before + (place - head) * factor
    }
  }
}
