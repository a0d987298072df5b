// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

/// A drawing destination: a bitmap here.
///
/// Values that are no finite numbers, transforms that flatten everything, and unbalanced restores
/// draw nothing and do no harm to what is drawn afterwards.
public final class CGContext {
  let pixels: PixelSurface

  /// The `cairo_t`, whose matrix is always that of the current user space.
  @_spi(LinuxHost) public private(set) var cairo: OpaquePointer

  /// From the base space, y up, to pixels, y down.
  let baseTransform: CGAffineTransform
  let initialTransform: CGAffineTransform

  var state: GraphicsState
  var savedStates: [GraphicsState] = []

  /// The current path in pixels: as in Core Graphics, transforms made later do not move it.
  var path = CGMutablePath()

  /// - Parameter base: From the base space to pixels; nil: the bitmap's lower left corner is the
  ///   origin.
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
  ///   - data: Memory for the pixels, which the caller keeps alive, or nil to have it allocated.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: 0 to choose; used with `data` only.
  ///   - bitmapInfo: `premultipliedFirst` or `premultipliedLast`; for memory of the caller's the
  ///     former, with `byteOrder32Little`.
  ///
  /// Fails for other formats, a gray space, and sizes that are not positive or absurd.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let format = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    let order = CGBitmapInfo(rawValue: bitmapInfo).intersection(.byteOrderMask)
    // Nobody sees the format of memory that is not theirs.
    let isNative = format == .premultipliedFirst && order == .byteOrder32Little
    guard bitsPerComponent == 8, space.model == .rgb,
      format == .premultipliedFirst || format == .premultipliedLast, data == nil || isNative,
      let pixels = PixelSurface.make(
        data: data, width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(pixels: pixels, ctm: .identity)
  }

  /// A bitmap in Cairo's native format whose user space is in points with y pointing down.
  ///
  /// Fails for sizes that are not positive or absurd, and a scale that is not positive.
  @_spi(LinuxHost) public convenience init?(
    uprightData data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    scale: CGFloat
  ) {
    guard scale > 0, scale.isFinite,
      let pixels = PixelSurface.make(
        data: data, width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(
      pixels: pixels,
      ctm: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height)))
  }

  /// Makes drawing possible again after an error, which Cairo never forgets, and returns what was
  /// wrong; nil: nothing was, and nothing has changed. The state is that of a new context.
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

  public var width: Int { pixels.width }
  public var height: Int { pixels.height }

  /// A copy of what has been drawn.
  public func makeImage() -> CGImage? {
    pixels.flush()
    return pixels.copy().map(CGImage.init)
  }
}

extension PixelSurface {
  static func make(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int
  ) -> PixelSurface? {
    guard let data else { return PixelSurface(width: width, height: height) }
    guard (1...largestSide).contains(width) else { return nil }
    return PixelSurface(
      data: data, width: width, height: height,
      bytesPerRow: bytesPerRow == 0 ? width * 4 : bytesPerRow)
  }
}
