// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// How an image is stretched, of which the corners keep their size.
struct NineParts: Equatable {
  var columns: Stretch
  var rows: Stretch

  /// Nil when everything is stretched evenly.
  ///
  /// - Parameters:
  ///   - center: In the unit square.
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
    /// Of the whole.
    let length: CGFloat
    /// Of the parts before and after the one in the middle.
    let before: CGFloat
    let after: CGFloat
    /// How much those shrink, so that there is room for both.
    let shrink: CGFloat
    /// From a length to that of the image, in the middle.
    let factor: CGFloat

    init(_ count: Int, _ first: CGFloat, _ last: CGFloat, to length: CGFloat) {
      var (start, end) = (min(max(first, 0), 1), min(max(last, 0), 1))
      self.count = CGFloat(count)
      // Less than a pixel stands for the pixel that is there.
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
