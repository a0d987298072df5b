// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension Raster {
  /// Samples an image for every pixel of the extent. Its outermost pixels continue beyond its edges.
  ///
  /// Each pixel is computed from its own coordinates in fixed point numbers, so quarter turns are
  /// exact, and a part is exactly a part of the whole.
  func sample(_ placement: ImagePlacement) {
    guard let sampler = ImageSampler(placement) else { return }
    writeWords { words, wordsPerRow in
      for row in 0..<extent.height {
        sampler.fill(
          words + row * wordsPerRow, count: extent.width, x: extent.minX, y: extent.minY + row)
      }
    }
  }

  /// Samples the alpha of an image for every pixel of the extent.
  func sampleAlpha(_ placement: ImagePlacement) {
    guard let sampler = ImageSampler(placement) else { return }
    var rows = sampler.rows(from: extent.minX, count: extent.width)
    writeBytes { bytes in
      for row in 0..<extent.height {
        let (target, y) = (bytes + row * bytesPerRow, extent.minY + row)
        if rows?.fill(target, y: y) == nil {
          sampler.fillAlpha(target, count: extent.width, x: extent.minX, y: y)
        }
      }
    }
  }
}

/// Reads an image through a transform.
struct ImageSampler {
  private let pixels: UnsafePointer<UInt32>
  private let wordsPerRow: Int
  private let width: Int
  private let height: Int
  private let transform: CGAffineTransform
  private let stretch: NineParts?

  private static let one: CGFloat = 4_294_967_296

  /// Fails if the image's coordinates don't fit 32.32 fixed point numbers.
  private init?(
    _ pixels: UnsafePointer<UInt32>, wordsPerRow: Int, width: Int, height: Int,
    toImage transform: CGAffineTransform, stretch: NineParts?
  ) {
    let largest = [transform.a, transform.b, transform.c, transform.d].map(abs).max() ?? 0
    guard transform.isFinite, largest < 16_000, abs(transform.tx) < 400_000_000,
      abs(transform.ty) < 400_000_000
    else { return nil }
    self.pixels = pixels
    self.wordsPerRow = wordsPerRow
    (self.width, self.height) = (width, height)
    self.transform = transform
    self.stretch = stretch
  }

  init?(_ placement: ImagePlacement) {
    let image = placement.image
    self.init(
      image.words, wordsPerRow: image.bytesPerRow / 4, width: image.width, height: image.height,
      toImage: placement.toImage, stretch: placement.stretch)
  }

  /// Reads a bitmap, which is transparent at its edges.
  init?(_ bitmap: Bitmap, _ words: UnsafePointer<UInt32>, toScreen: CGAffineTransform) {
    let corner = CGAffineTransform(
      translationX: CGFloat(-bitmap.origin.x), y: CGFloat(-bitmap.origin.y))
    let raster = bitmap.raster
    self.init(
      words, wordsPerRow: raster.bytesPerRow / 4, width: raster.extent.width,
      height: raster.extent.height, toImage: toScreen.inverted().concatenating(corner),
      stretch: nil)
  }

  /// Samples a row of a bitmap that has blank parts.
  func fill(
    _ target: UnsafeMutablePointer<UInt32>, count: Int, x: Int, y: Int, _ cells: BitmapCells?
  ) {
    guard let cells, max(abs(transform.a), abs(transform.b)) <= BitmapCells.longestStep else {
      return fill(target, count: count, x: x, y: y)
    }
    var (u, v, stepU, stepV) = start(x, y)
    let side = BitmapCells.side
    for first in stride(from: 0, to: count, by: side) {
      let length = min(side, count &- first)
      let middle = side / 2
      if cells.isBlank((u &+ middle &* stepU) >> 32, (v &+ middle &* stepV) >> 32) {
        (target + first).update(repeating: 0, count: length)
        u &+= side &* stepU
        v &+= side &* stepV
        continue
      }
      for column in first..<first &+ length {
        target[column] = bilinear(u, v)
        u &+= stepU
        v &+= stepV
      }
    }
  }

  func fill(_ target: UnsafeMutablePointer<UInt32>, count: Int, x: Int, y: Int) {
    var (u, v, stepU, stepV) = start(x, y)
    for column in 0..<count {
      target[column] = stretch.map { bilinear(u, v, $0) } ?? bilinear(u, v)
      u &+= stepU
      v &+= stepV
    }
  }

  func fillAlpha(_ target: UnsafeMutablePointer<UInt8>, count: Int, x: Int, y: Int) {
    var (u, v, stepU, stepV) = start(x, y)
    for column in 0..<count {
      let pixel = stretch.map { bilinear(u, v, $0) } ?? bilinear(u, v)
      target[column] = UInt8(truncatingIfNeeded: pixel >> 24)
      u &+= stepU
      v &+= stepV
    }
  }

  /// The rows of alpha, if columns of the image are columns of the screen.
  func rows(from x: Int, count: Int) -> AlphaRows? {
    guard let stretch, transform.b == 0, transform.c == 0 else { return nil }
    var (u, _, step, _) = start(x, 0)
    let places = (0..<count).map { _ in
      defer { u &+= step }
      let place = Self.stretched(u, stretch.columns)
      return AlphaRows.Place(
        neighbors: min(max(place >> 32, -1), width &- 1) + 1, part: Self.part(place))
    }
    return AlphaRows(width: width, places: places) { y in
      let place = Self.stretched(start(0, y).v, stretch.rows)
      return (pixels + row(place >> 32), pixels + row(place >> 32 + 1), Self.part(place))
    }
  }

  private static func part(_ place: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: place >> 24 & 255)
  }

  /// The place in the image for a pixel of the screen, and the step to the next pixel.
  private func start(_ x: Int, _ y: Int) -> (u: Int, v: Int, stepU: Int, stepV: Int) {
    let one = Self.one
    // A bilinear sample lies between the centers of four pixels.
    let shift: CGFloat = 0.5
    let middle = CGFloat(y) + 0.5
    let (stepU, stepV) = (Int((transform.a * one).rounded()), Int((transform.b * one).rounded()))
    let startU = transform.a * 0.5 + transform.c * middle + transform.tx - shift
    let startV = transform.b * 0.5 + transform.d * middle + transform.ty - shift
    let u = Int((startU * one).rounded()) + stepU * x
    let v = Int((startV * one).rounded()) + stepV * x
    return (u, v, stepU, stepV)
  }

  private func bilinear(_ u: Int, _ v: Int, _ stretch: NineParts) -> UInt32 {
    bilinear(Self.stretched(u, stretch.columns), Self.stretched(v, stretch.rows))
  }

  private static func stretched(_ place: Int, _ stretch: NineParts.Stretch) -> Int {
    // The outermost pixels continue beyond the edges.
    let middle = min(max(CGFloat(place) / one + 0.5, 0), stretch.length)
    return Int(((stretch.place(middle) - 0.5) * one).rounded())
  }

  @inline(__always)
  private func bilinear(_ u: Int, _ v: Int) -> UInt32 {
    let (left, top) = (u >> 32, v >> 32)
    var corner = pixels
    var (right, down) = (1, wordsPerRow)
    if left >= 0, top >= 0, left < width &- 1, top < height &- 1 {
      corner += top &* wordsPerRow &+ left
    } else {
      let (x, y) = (column(left), row(top))
      corner += y &+ x
      (right, down) = (column(left &+ 1) &- x, row(top &+ 1) &- y)
    }
    let (a, b) = (corner[0], corner[right])
    let (c, d) = (corner[down], corner[down &+ right])
    // Most of a rotating bitmap is clear.
    guard a | b | c | d != 0 else { return 0 }
    let fx = UInt64(truncatingIfNeeded: u >> 24) & 255
    let fy = UInt64(truncatingIfNeeded: v >> 24) & 255
    let upper = Self.mixed(Self.spread(a), Self.spread(b), fx)
    let lower = Self.mixed(Self.spread(c), Self.spread(d), fx)
    return Self.gathered(Self.mixed(upper, lower, fy))
  }

  @inline(__always)
  private func column(_ x: Int) -> Int { min(max(x, 0), width &- 1) }

  @inline(__always)
  private func row(_ y: Int) -> Int { min(max(y, 0), height &- 1) &* wordsPerRow }

  /// The four components of a pixel in 16 bits each.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return (wide & 0x00FF_00FF) | ((wide & 0xFF00_FF00) << 24)
  }

  @inline(__always)
  private static func gathered(_ wide: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: wide & 0x00FF_00FF)
      | UInt32(truncatingIfNeeded: (wide >> 24) & 0xFF00_FF00)
  }

  /// Mixes all four components at once. The largest sum in 16 bits is 255 · 256 + 128.
  @inline(__always)
  private static func mixed(_ a: UInt64, _ b: UInt64, _ part: UInt64) -> UInt64 {
    let sum = a &* (256 &- part) &+ b &* part &+ 0x0080_0080_0080_0080
    return (sum >> 8) & 0x00FF_00FF_00FF_00FF
  }
}
