// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

// Apple's layers raise an exception for a position that is no number. Here the model keeps what it
// was given and the picture uses the nearest sensible value instead.
extension CGFloat {
  /// Further out than any screen, and small enough that products of several stay finite.
  static let farthest: CGFloat = 1e9

  var sound: CGFloat {
    if isFinite { return Swift.min(Swift.max(self, -1e30), 1e30) }
    return isNaN ? 0 : self < 0 ? -.farthest : .farthest
  }

  var soundAndPositive: CGFloat { Swift.max(0, sound) }

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

extension CATransform3D {
  /// A matrix with a hole in it says nothing, so it does nothing.
  var sound: CATransform3D { isFinite ? self : CATransform3DIdentity }
}

extension LayerValues {
  /// Whether drawing may use the values as they are. The geometry only: it is checked whenever it
  /// is set, the other numbers are mended when they are set.
  var isSound: Bool {
    bounds.isFinite && position.isFinite && anchorPoint.isFinite
      && transform.isFinite && shadowOffset.width.isFinite
      && shadowOffset.height.isFinite
      && Self.isPositive(cornerRadius) && Self.isPositive(borderWidth)
      && Self.isPositive(shadowRadius) && contentsScale.isFinite && contentsScale > 0
      && Self.isUnit(CGFloat(opacity)) && Self.isUnit(CGFloat(shadowOpacity))
      && bounds.size.width >= 0 && bounds.size.height >= 0
      && (shape?.isSound ?? true) && (gradient?.isSound ?? true)
      && (replicator?.isSound ?? true)
  }

  func soundForRendering() -> LayerValues {
    var v = self
    v.bounds = bounds.sound.standardized
    v.position = position.sound
    v.anchorPoint = anchorPoint.sound
    v.transform = transform.sound
    v.shadowOffset = shadowOffset.sound
    v.cornerRadius = cornerRadius.soundAndPositive
    v.borderWidth = borderWidth.soundAndPositive
    v.shadowRadius = shadowRadius.soundAndPositive
    v.contentsScale = contentsScale.isFinite && contentsScale > 0 ? contentsScale : 1
    v.opacity = Float(CGFloat(opacity).unit)
    v.shadowOpacity = Float(CGFloat(shadowOpacity).unit)
    v.shape = shape?.soundForRendering()
    v.gradient = gradient?.soundForRendering()
    v.replicator = replicator?.soundForRendering()
    return v
  }

  static func isPositive(_ number: CGFloat) -> Bool { number.isFinite && number >= 0 }
  static func isUnit(_ number: CGFloat) -> Bool { number >= 0 && number <= 1 }
}

extension ShapeValues {
  var isSound: Bool {
    LayerValues.isUnit(strokeStart) && LayerValues.isUnit(strokeEnd)
      && LayerValues.isPositive(lineWidth)
  }

  func soundForRendering() -> ShapeValues {
    var v = self
    v.strokeStart = strokeStart.unit
    v.strokeEnd = strokeEnd.unit
    v.lineWidth = lineWidth.soundAndPositive
    return v
  }
}

extension GradientValues {
  var isSound: Bool {
    startPoint.isFinite && endPoint.isFinite
      && locations.count <= colors.count
      && locations.allSatisfy(LayerValues.isUnit)
      && zip(locations, locations.dropFirst()).allSatisfy { $0 <= $1 }
  }

  func soundForRendering() -> GradientValues {
    var v = self
    v.startPoint = startPoint.sound
    v.endPoint = endPoint.sound
    guard locations.count <= colors.count else {
      v.locations = []
      return v
    }
    var last: CGFloat = 0
    v.locations = locations.map { location in
      last = max(last, location.unit)
      return last
    }
    return v
  }
}
