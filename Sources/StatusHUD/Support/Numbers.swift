// SPDX-License-Identifier: MIT

// The library validates each number when the app sets it, so the layout, drawing, and state
// management code doesn't need to validate it again.

extension BinaryFloatingPoint {
  /// A Boolean value that indicates whether this number is a valid length or duration.
  var isValidLength: Bool { isFinite && self >= 0 }

  /// Returns this number, or `fallback` if the number is negative, NaN, or infinite.
  func valid(or fallback: Self) -> Self { isValidLength ? self : fallback }

  /// Replaces this number with `fallback` if the number is invalid, and returns the result.
  mutating func validate(or fallback: Self) -> Self {
    self = valid(or: fallback)
    return self
  }
}

extension Double {
  /// This number clamped to the range from 0 to 1, or 0 if the number is NaN.
  var clampedToUnitInterval: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }

  /// This fraction in percent, rounded down, because only finished work is at 100 percent. A tiny part of
  /// a percent makes up for rounding, so that ten steps of 0.1, or of a `Float`, are 100 percent.
  var percent: Int { Int(clampedToUnitInterval * 100 + 1e-5) }

  /// This fraction as a localized percentage without decimal places, such as 50%.
  var percentage: String { percent.formatted(.percent) }
}

/// The pixel grid of a screen. A view has sharp edges if its frame aligns with the pixel grid.
struct PixelGrid: Equatable {
  /// The number of pixels per point.
  let scale: CGFloat

  /// - Parameter scale: The number of pixels per point. If the number is invalid, the scale is 1.
  init(scale: CGFloat) { self.scale = scale > 0 && scale <= 100 ? scale : 1 }

  func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  /// Returns `value` rounded up to a whole number of pixels, with a tolerance of 0.001 pixels.
  func ceil(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }

  /// Returns `value` rounded down to a whole number of pixels, with a tolerance of 0.001 pixels.
  func floor(_ value: CGFloat) -> CGFloat { (value * scale + 0.001).rounded(.down) / scale }

  func ceil(_ size: CGSize) -> CGSize { CGSize(width: ceil(size.width), height: ceil(size.height)) }

  /// Returns a frame of the specified size, centered at `point`, with its origin on the pixel grid.
  func center(_ size: CGSize, at point: CGPoint) -> CGRect {
    let origin = CGPoint(x: round(point.x - size.width / 2), y: round(point.y - size.height / 2))
    return CGRect(origin: origin, size: size)
  }
}
