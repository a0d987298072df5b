// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The outline of a layer's bounds, which may have rounded corners.
struct BoundsShape {
  let rect: CGRect
  let radius: CGFloat
  let curve: CALayerCornerCurve

  init(_ values: LayerValues) {
    rect = values.bounds.standardized
    curve = values.cornerCurve
    let limit = min(rect.width, rect.height) / 2
    radius = min(max(values.cornerRadius, 0), limit)
  }

  private init(rect: CGRect, radius: CGFloat, of outer: BoundsShape) {
    self.rect = rect
    self.radius = radius
    curve = outer.curve
  }

  /// The inner outline of a border; `nil` if the border fills the bounds.
  func inset(by width: CGFloat) -> BoundsShape? {
    let inner = rect.insetBy(dx: width, dy: width)
    guard !inner.isNull, inner.width > 0, inner.height > 0 else { return nil }
    return BoundsShape(rect: inner, radius: max(radius - width, 0), of: self)
  }

  /// The pixels of the bounds if its edges are edges of pixels.
  func pixels(_ transform: CGAffineTransform) -> PixelRect? {
    guard radius <= 0 else { return nil }
    return Self.pixels(of: rect, transform)
  }

  static func pixels(of rect: CGRect, _ transform: CGAffineTransform) -> PixelRect? {
    let isUpright = abs(transform.b) < 1e-9 && abs(transform.c) < 1e-9
    let isTurned = abs(transform.a) < 1e-9 && abs(transform.d) < 1e-9
    guard isUpright || isTurned else { return nil }
    let target = rect.applying(transform)
    for edge in [target.minX, target.minY, target.maxX, target.maxY] {
      // Cairo's coordinates have a resolution of 1/256 pixel.
      guard abs(edge) > 1_000_000 || abs(edge - edge.rounded()) < 1 / 256 else { return nil }
    }
    return PixelRect(enclosing: target)
  }

  func coverage(_ transform: CGAffineTransform) -> Coverage {
    .fill(path, isEvenOdd: false, transform)
  }

  var path: CGPath {
    let path = CGMutablePath()
    add(to: path)
    return path
  }

  func add(to path: CGMutablePath) {
    guard radius > 0 else { return path.addRect(rect) }
    if curve == .continuous {
      path.addContinuousRoundedRect(rect, radius: radius, startX: rect.midX)
    } else {
      path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }
  }
}
