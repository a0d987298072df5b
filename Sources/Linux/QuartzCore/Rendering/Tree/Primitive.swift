// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// One thing that is composited: a source through a coverage.
///
/// Sources and coverages that are not trivial are rasterised for their whole extent, whatever part
/// of it is needed: so a pixel has the same value whichever damage made it be painted.
struct Primitive: Equatable {
  var source: Source
  var coverage: Coverage
  var extent: PixelRect

  enum Source: Equatable {
    case color(RGBA)
    case image(ImagePlacement)
    case gradient(GradientPlacement)
  }

  /// Whether less opacity is only another colour.
  var isFadable: Bool {
    if case .color = source { return true }
    return false
  }

  func faded(_ opacity: CGFloat) -> Primitive {
    guard case .color(var color) = source else { return self }
    color.alpha *= opacity
    return Primitive(source: .color(color), coverage: coverage, extent: extent)
  }
}

/// How much of each pixel is covered.
enum Coverage: Equatable {
  /// Every pixel of the extent.
  case whole
  /// The inside of a path that a transform takes to pixels.
  case fill(CGPath, isEvenOdd: Bool, CGAffineTransform)
  case stroke(CGPath, StrokeStyle, CGAffineTransform)
  /// The inside of a path, blurred; the deviation is in pixels.
  case blurred(CGPath, CGAffineTransform, deviation: CGFloat)
}

struct StrokeStyle: Equatable {
  var width: CGFloat
  var cap: CAShapeLayerLineCap
  var join: CAShapeLayerLineJoin
  var miterLimit: CGFloat
  var dashPhase: CGFloat
  var dashes: [CGFloat]
}

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

  /// Where the pixel (0, 0) of the image is when the image is shown one to one on whole pixels.
  var exactOrigin: (x: Int, y: Int)? {
    guard transform.isScaleAndTranslation, transform.a > 0, transform.d > 0 else { return nil }
    let target = rect.applying(transform)
    let hair: CGFloat = 1 / 256
    let (x, y) = (target.minX.rounded(), target.minY.rounded())
    guard abs(target.minX - x) < hair, abs(target.minY - y) < hair,
      abs(target.width - CGFloat(part.width)) < hair,
      abs(target.height - CGFloat(part.height)) < hair, abs(x) < 1_000_000, abs(y) < 1_000_000
    else { return nil }
    return (Int(x) - part.minX, Int(y) - part.minY)
  }
}

/// A gradient in a rectangle.
struct GradientPlacement: Equatable {
  var colors: [CGColor]
  var locations: [CGFloat]
  var geometry: GradientGeometry
  /// From the unit square to pixels.
  var transform: CGAffineTransform
}
