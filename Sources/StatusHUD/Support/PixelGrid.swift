// SPDX-License-Identifier: MIT

/// The pixel grid of a screen. Views whose frames align with the pixel grid have sharp edges.
struct PixelGrid: Equatable {
  /// The number of pixels per point.
  let scale: CGFloat

  /// - Parameter scale: The number of pixels per point. If the number isn't valid, the scale is 1.
  init(scale: CGFloat) { self.scale = scale > 0 && scale <= 100 ? scale : 1 }

  func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  /// Rounds `value` up to a whole number of pixels, with a tolerance of 0.001 pixels.
  func ceil(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }

  /// Rounds `value` down to a whole number of pixels, with a tolerance of 0.001 pixels.
  func floor(_ value: CGFloat) -> CGFloat { (value * scale + 0.001).rounded(.down) / scale }

  func ceil(_ size: CGSize) -> CGSize { CGSize(width: ceil(size.width), height: ceil(size.height)) }

  /// Returns a frame with the specified size, centered within half a pixel of `point` on each axis.
  func center(_ size: CGSize, at point: CGPoint) -> CGRect {
    CGRect(
      x: round(point.x - size.width / 2), y: round(point.y - size.height / 2),
      width: size.width, height: size.height)
  }
}
