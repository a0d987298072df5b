// SPDX-License-Identifier: MIT

internal import CCairo

/// A drawing destination, which is a bitmap here.
///
/// Numbers that aren't finite, transforms that flatten everything, and unbalanced restores draw
/// nothing, and don't affect later drawing.
public final class CGContext {
  @_spi(LinuxHost) public let pixels: PixelSurface

  /// The `cairo_t`, whose matrix is always that of the current user space.
  @_spi(LinuxHost) public private(set) var cairo: OpaquePointer

  /// From the base space, y up, to pixels, y down.
  let baseTransform: CGAffineTransform
  let initialTransform: CGAffineTransform

  var state: GraphicsState
  var savedStates: [GraphicsState] = []

  /// The current path in pixels. As in Core Graphics, later transforms don't move it.
  var path = CGMutablePath()

  /// - Parameter base: From the base space to pixels; if this is `nil`, the bitmap's lower left corner
  ///   is the origin.
  init?(pixels: PixelSurface, ctm: CGAffineTransform, base: CGAffineTransform? = nil) {
    guard let cairo = cairo_create(pixels.surface) else { return nil }
    guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(cairo)
      return nil
    }
    self.pixels = pixels
    self.cairo = cairo
    baseTransform =
      base ?? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(pixels.height))
    initialTransform = ctm
    state = GraphicsState(ctm: ctm)
    synchronizeMatrix()
  }

  deinit {
    cairo_destroy(cairo)
  }

  /// A bitmap whose user space has its origin in the lower left corner.
  ///
  /// - Parameters:
  ///   - data: Memory for the pixels, which the caller keeps alive, or `nil` to allocate it.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: The length of a row of `data`, or 0 for rows without gaps.
  ///   - bitmapInfo: `premultipliedFirst` or `premultipliedLast`. For the caller's memory, the former
  ///     with `byteOrder32Little`.
  ///
  /// Fails for other formats, a gray space, and sizes that aren't positive or are too large.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let format = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    let order = CGBitmapInfo(rawValue: bitmapInfo).intersection(.byteOrderMask)
    // The caller doesn't see the format of memory that the context allocates.
    let isNative = format == .premultipliedFirst && order == .byteOrder32Little
    guard bitsPerComponent == 8, space.model == .rgb,
      format == .premultipliedFirst || format == .premultipliedLast, data == nil || isNative,
      let pixels = Self.surface(data, width, height, bytesPerRow)
    else { return nil }
    self.init(pixels: pixels, ctm: .identity)
  }

  /// A bitmap in Cairo's native format whose user space is in points with y pointing down.
  ///
  /// Fails for sizes that aren't positive or are too large, and for a scale that isn't positive.
  @_spi(LinuxHost) public convenience init?(
    uprightData data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    scale: CGFloat
  ) {
    guard scale > 0, scale.isFinite,
      let pixels = Self.surface(data, width, height, bytesPerRow)
    else { return nil }
    self.init(
      pixels: pixels,
      ctm: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height)))
  }

  /// Makes drawing possible again after an error, which is permanent in Cairo, and returns the error's
  /// description. The state is that of a new context. If there was no error, returns `nil`.
  @_spi(LinuxHost) public func recover() -> String? {
    let status = cairo_status(cairo)
    guard status != CAIRO_STATUS_SUCCESS, let new = cairo_create(pixels.surface) else { return nil }
    cairo_destroy(cairo)
    cairo = new
    state = GraphicsState(ctm: initialTransform)
    savedStates = []
    synchronizeMatrix()
    return String(cString: cairo_status_to_string(status))
  }

  private static func surface(
    _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bytesPerRow: Int
  ) -> PixelSurface? {
    guard let data else { return PixelSurface(width: width, height: height) }
    return PixelSurface(data: data, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  public var width: Int { pixels.width }
  public var height: Int { pixels.height }

  /// A copy of the pixels.
  public func makeImage() -> CGImage? {
    pixels.flush()
    return pixels.copy().map(CGImage.init)
  }
}

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// The shape of the corner of two lines.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

/// The way in which a color changes the color beneath it; a subset of Apple's modes.
///
/// Strokes in `sourceIn` also clear the pixels that they don't cover, because Cairo can't clip to a
/// stroke. Fills and images stay inside their shapes.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case sourceIn = 18
}

extension CGContext {
  /// Sets Cairo's current path from a path in pixels.
  func trace(_ path: CGPath) {
    path.trace(in: cairo, by: .identity)
    synchronizeMatrix()
  }
}

extension CGRect {
  /// This rectangle cut to the area that a screen can show, so that `CGRect.infinite` fills everything.
  var limited: CGRect {
    guard !isNull, !origin.x.isNaN, !origin.y.isNaN, !width.isNaN, !height.isNaN else {
      return .zero
    }
    let far: CGFloat = 1_000_000_000
    let (left, top) = (max(minX, -far), max(minY, -far))
    let (right, bottom) = (min(maxX, far), min(maxY, far))
    guard right > left, bottom > top else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGLineCap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension CGPathFillRule {
  var cairo: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}

extension CGBlendMode {
  var cairoOperator: cairo_operator_t {
    self == .normal ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_IN
  }

  /// Whether Cairo also changes the pixels that a shape doesn't cover. Core Graphics never does.
  var reachesBeyondShapes: Bool { self == .sourceIn }
}
