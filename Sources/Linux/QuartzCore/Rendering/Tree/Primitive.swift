// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// One thing that is composited: a source through a coverage.
///
/// Sources compute each pixel from its own place, and coverages are rasterised as a whole, whatever
/// part is needed: so a pixel has the same value whichever damage made it be painted.
struct Primitive: Equatable {
  var source: Source
  var coverage: Coverage
  /// The pixels of it that can be seen: those it touches, cut to the clip of its layer.
  var extent: PixelRect

  /// Whether every pixel that both touch is the same. Where only the extents differ a clip changed,
  /// and whose clip it is says so.
  func isSamePicture(as other: Primitive) -> Bool {
    source == other.source && coverage == other.coverage
  }

  enum Source: Equatable {
    case color(RGBA)
    case image(ImagePlacement)
    case gradient(GradientPlacement)
    case backdrop(BackdropPlacement)
    case bitmap(BitmapPlacement)
  }

  /// Whether less opacity is only another colour.
  var isFadable: Bool {
    if case .color = source { return true }
    return false
  }

  /// Whether nothing shows through it.
  var isOpaque: Bool {
    guard case .color(let color) = source, coverage.isPixels else { return false }
    return color.alpha >= 1
  }

  var isBackdrop: Bool {
    if case .backdrop = source { return true }
    return false
  }

  /// The same pixels in black.
  var opaque: Primitive {
    Primitive(
      source: .color(RGBA(red: 0, green: 0, blue: 0, alpha: 1)), coverage: coverage,
      extent: extent)
  }

  func faded(_ opacity: CGFloat) -> Primitive {
    guard case .color(var color) = source else { return self }
    color.alpha *= opacity
    return Primitive(source: .color(color), coverage: coverage, extent: extent)
  }
}

/// How much of each pixel is covered.
enum Coverage: Equatable {
  /// Whole pixels.
  case pixels(PixelRect)
  /// The inside of a path that a transform takes to pixels.
  case fill(CGPath, isEvenOdd: Bool, CGAffineTransform)
  case stroke(CGPath, StrokeStyle, CGAffineTransform)
  /// The inside of a path, blurred; the deviation is in pixels.
  case blurred(CGPath, CGAffineTransform, deviation: CGFloat)
  /// As much as an image is opaque.
  case alpha(ImagePlacement)

  /// Whether it is all of a rectangle, turned or not: bounds without round corners.
  var isRectangle: Bool {
    guard case .fill(let path, _, _) = self else { return isPixels }
    return path.elements.allSatisfy { element in
      switch element {
      case .move, .line, .close: true
      case .curve: false
      }
    }
  }

  /// Whether nothing needs to be rasterised.
  var isPixels: Bool {
    if case .pixels = self { return true }
    return false
  }
}

struct StrokeStyle: Equatable {
  var width: CGFloat
  var cap: CAShapeLayerLineCap
  var join: CAShapeLayerLineJoin
}

/// A gradient in a rectangle.
struct GradientPlacement: Equatable {
  var colors: [CGColor]
  var locations: [CGFloat]
  var geometry: GradientGeometry
  /// From the unit square to pixels.
  var transform: CGAffineTransform
}
