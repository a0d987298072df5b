// SPDX-License-Identifier: MIT

/// The pixel grid of a screen. Frames that align to the grid have sharp edges.
struct PixelGrid: Equatable {
  /// The number of pixels per point.
  let scale: CGFloat

  /// - Parameter scale: The scale. An invalid number, such as 0 in unspecified traits, becomes 1.
  init(scale: CGFloat) { self.scale = scale > 0 && scale <= 100 ? scale : 1 }

  func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  /// Rounds up to the next pixel, ignoring an error of up to a thousandth of a pixel.
  func ceil(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }

  /// Rounds down to the next pixel, ignoring an error of up to a thousandth of a pixel.
  func floor(_ value: CGFloat) -> CGFloat { (value * scale + 0.001).rounded(.down) / scale }

  func ceil(_ size: CGSize) -> CGSize { CGSize(width: ceil(size.width), height: ceil(size.height)) }

  /// Returns a frame of `size` whose center is within half a pixel of `point` on each axis.
  func center(_ size: CGSize, at point: CGPoint) -> CGRect {
    CGRect(
      x: round(point.x - size.width / 2), y: round(point.y - size.height / 2),
      width: size.width, height: size.height)
  }
}
