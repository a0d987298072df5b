// SPDX-License-Identifier: MIT

/// The pixels of a screen. Frames align to them, so that edges are crisp.
struct PixelGrid: Equatable {
  /// Pixels per point.
  let scale: CGFloat

  /// - Parameter scale: Anything that is no scale, such as the 0 of unspecified traits, counts as 1.
  init(scale: CGFloat) {
    self.scale = scale > 0 && scale <= 100 ? scale : 1
  }

  func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  /// The next pixel up. A rounding error of a thousandth of a pixel does not count.
  func ceil(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }

  /// The next pixel down, with the same tolerance.
  func floor(_ value: CGFloat) -> CGFloat { (value * scale + 0.001).rounded(.down) / scale }

  func ceil(_ size: CGSize) -> CGSize {
    CGSize(width: ceil(size.width), height: ceil(size.height))
  }

  /// The frame of `size` whose center is less than half a pixel from `point`.
  func center(_ size: CGSize, at point: CGPoint) -> CGRect {
    CGRect(
      x: round(point.x - size.width / 2), y: round(point.y - size.height / 2),
      width: size.width, height: size.height)
  }
}
