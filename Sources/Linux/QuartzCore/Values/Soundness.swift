// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

// Apple's layers raise an exception for a position that isn't a number. Here the model keeps the
// values that it was given, and the picture uses the nearest sensible values.
extension CGFloat {
  /// Farther out than any screen, and small enough that products of several stay finite.
  private static let farthest: CGFloat = 1e9

  var sound: CGFloat {
    if isFinite { return Swift.min(Swift.max(self, -1e30), 1e30) }
    return isNaN ? 0 : self < 0 ? -.farthest : .farthest
  }

  var unit: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}

extension CGPoint {
  var sound: CGPoint { CGPoint(x: x.sound, y: y.sound) }
}

extension CGSize {
  var sound: CGSize { CGSize(width: width.sound, height: height.sound) }
}

extension CGRect {
  var sound: CGRect { CGRect(origin: origin.sound, size: size.sound) }
}

extension CGAffineTransform {
  /// The identity in place of a matrix that isn't finite.
  var sound: CGAffineTransform { isFinite ? self : .identity }
}

extension LayerValues {
  /// Whether drawing can use the values as they are.
  var isSound: Bool {
    bounds.isFinite && bounds.size.width >= 0 && bounds.size.height >= 0 && position.isFinite
      && anchorPoint.isFinite && transform.isFinite && opacity >= 0 && opacity <= 1
      && cornerRadius.isFinite && borderWidth.isFinite && contentsScale.isFinite
      && contentsScale > 0
  }

  func soundForRendering() -> LayerValues {
    var v = self
    v.bounds = bounds.sound.standardized
    v.position = position.sound
    v.anchorPoint = anchorPoint.sound
    v.transform = transform.sound
    v.opacity = Float(CGFloat(opacity).unit)
    v.cornerRadius = cornerRadius.sound
    v.borderWidth = borderWidth.sound
    v.contentsScale = contentsScale.isFinite && contentsScale > 0 ? contentsScale : 1
    return v
  }
}
