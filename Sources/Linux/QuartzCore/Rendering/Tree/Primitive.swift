// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// A source that is composited through a coverage.
///
/// Sources compute each pixel from its own place, and coverages are rasterized as a whole, whichever
/// part is needed. Therefore a pixel doesn't depend on the damage for which it's painted.
struct Primitive: Equatable {
  var source: Source
  var coverage: Coverage
  /// The pixels that it touches within the clip of its layer.
  var extent: PixelRect

  /// Whether every pixel that both touch is the same. If only the extents differ, a clip changed, and
  /// the layer of the clip reports it.
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

  /// Whether another color can express a lower opacity.
  var isFadable: Bool {
    if case .color = source { return true }
    return false
  }

  /// Whether nothing is visible through it.
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

/// The covered part of each pixel.
enum Coverage: Equatable {
  /// Whole pixels.
  case pixels(PixelRect)
  /// The inside of a path that a transform takes to pixels.
  case fill(CGPath, isEvenOdd: Bool, CGAffineTransform)
  case stroke(CGPath, StrokeStyle, CGAffineTransform)
  /// The alpha of an image.
  case alpha(ImagePlacement)

  /// Whether it needs no raster.
  var isPixels: Bool {
    if case .pixels = self { return true }
    return false
  }
}

extension Coverage {
  /// The pixels that may be covered.
  func extent(_ screen: PixelRect) -> PixelRect {
    switch self {
    case .pixels(let pixels):
      return pixels.intersection(screen)
    case .fill(let path, _, let transform):
      return Self.pixels(path.boundingBoxOfPath, transform).intersection(screen)
    case .stroke(let path, let style, let transform):
      let box = path.boundingBoxOfPath
      guard !box.isNull else { return .zero }
      let reach = style.width / 2 * style.reach
      return Self.pixels(box.insetBy(dx: -reach, dy: -reach), transform).intersection(screen)
    case .alpha(let image):
      return image.extent(screen)
    }
  }

  private static func pixels(_ rect: CGRect, _ transform: CGAffineTransform) -> PixelRect {
    PixelRect(enclosing: rect.applying(transform))
  }
}

/// The line of a stroke.
struct StrokeStyle: Equatable {
  var width: CGFloat
  var cap: CAShapeLayerLineCap
  var join: CAShapeLayerLineJoin

  /// How far a stroke reaches beyond its path, in half line widths.
  var reach: CGFloat {
    // Core Graphics and Cairo limit miters to ten.
    if join == .miter { return 10 }
    return cap == .square ? 2.0.squareRoot() : 1
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
