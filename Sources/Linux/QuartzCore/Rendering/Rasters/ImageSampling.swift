// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension Raster {
  /// Samples an image for every pixel of the extent; beyond its edges its outermost pixels go on.
  ///
  /// Each pixel is computed from its own coordinates in fixed point numbers, so that a quarter turn
  /// is exactly one, and a part is exactly a part of the whole.
  func sample(_ placement: ImagePlacement) {
    guard let sampler = ImageSampler(placement) else { return }
    writeWords { words, wordsPerRow in
      for row in 0..<extent.height {
        sampler.fill(
          words + row * wordsPerRow, count: extent.width, x: extent.minX, y: extent.minY + row)
      }
    }
  }
}

extension Raster {
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

  /// The alpha of an image times a coverage. Where nothing is covered nothing is sampled.
  func fillProduct(of placement: ImagePlacement, and shape: Raster) {
    guard let sampler = ImageSampler(placement) else { return }
    let rows = extent.intersection(shape.extent)
    writeBytes { bytes in
      shape.writeBytes { coverage in
        for y in rows.minY..<rows.maxY {
          let start = (y - extent.minY) * bytesPerRow + rows.minX - extent.minX
          let first = (y - shape.extent.minY) * shape.bytesPerRow + rows.minX - shape.extent.minX
          sampler.multiply(
            bytes + start, by: coverage + first, count: rows.width, x: rows.minX, y: y)
        }
      }
    }
  }
}

extension Raster {
  /// The alpha of a gradient times a coverage. False, and nothing is certain, where the coverage
  /// reaches over the edges of the gradient.
  func fillProduct(
    of gradient: GradientPlacement, _ ramp: GradientRamp, and shape: Raster
  ) -> Bool {
    copy(shape)
    return writeBytes { bytes in
      ramp.multiply(
        bytes, width: extent.width, height: extent.height, bytesPerRow: bytesPerRow,
        geometry: gradient.geometry, toUnit: gradient.transform.inverted(), x: extent.minX,
        y: extent.minY)
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

  /// Fails when the image's coordinates do not fit 32.32 fixed point numbers.
  init?(_ placement: ImagePlacement) {
    let transform = placement.toImage
    let largest = [transform.a, transform.b, transform.c, transform.d].map(abs).max() ?? 0
    guard transform.isFinite, largest < 16_000, abs(transform.tx) < 400_000_000,
      abs(transform.ty) < 400_000_000
    else { return nil }
    self.transform = transform
    stretch = placement.stretch
    wordsPerRow = placement.image.bytesPerRow / 4
    width = placement.image.width
    height = placement.image.height
    pixels = UnsafePointer(placement.image.words)
  }

  /// Reads a bitmap; beyond its edges is nothing.
  init?(_ bitmap: Bitmap, _ words: UnsafePointer<UInt32>, toScreen: CGAffineTransform) {
    let raster = bitmap.raster
    transform = toScreen.inverted().concatenating(
      CGAffineTransform(
        translationX: CGFloat(-bitmap.origin.x), y: CGFloat(-bitmap.origin.y)))
    let largest = [transform.a, transform.b, transform.c, transform.d].map(abs).max() ?? 0
    guard transform.isFinite, largest < 16_000, abs(transform.tx) < 400_000_000,
      abs(transform.ty) < 400_000_000
    else { return nil }
    stretch = nil
    wordsPerRow = raster.bytesPerRow / 4
    (width, height) = (raster.extent.width, raster.extent.height)
    pixels = words
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

  /// Rows of alpha, if columns of the image are columns of the screen.
  fileprivate func rows(from x: Int, count: Int) -> AlphaRows? {
    guard let stretch, transform.b == 0, transform.c == 0 else { return nil }
    var (u, _, step, _) = start(x, 0)
    let places = (0..<count).map { _ in
      defer { u &+= step }
      let place = Self.stretched(u, stretch.columns)
      return AlphaRows.Place(
        left: Int32(column(place >> 32)), right: Int32(column(place >> 32 + 1)),
        part: Self.part(place))
    }
    return AlphaRows(places: places) { y in
      let place = Self.stretched(start(0, y).v, stretch.rows)
      return (pixels + row(place >> 32), pixels + row(place >> 32 + 1), Self.part(place))
    }
  }

  private static func part(_ place: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: place >> 24 & 255)
  }

  func multiply(
    _ target: UnsafeMutablePointer<UInt8>, by coverage: UnsafePointer<UInt8>, count: Int, x: Int,
    y: Int
  ) {
    var (u, v, stepU, stepV) = start(x, y)
    for column in 0..<count {
      let part = UInt32(coverage[column])
      if part > 0 {
        let alpha = (stretch.map { bilinear(u, v, $0) } ?? bilinear(u, v)) >> 24
        let product = alpha &* part &+ 128
        target[column] = UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
      }
      u &+= stepU
      v &+= stepV
    }
  }

  /// Where the image is read for a pixel of the screen, and how far on for the next.
  private func start(_ x: Int, _ y: Int) -> (u: Int, v: Int, stepU: Int, stepV: Int) {
    let one = Self.one
    // A bilinear sample lies between the centres of four pixels.
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
    // Beyond the edges the outermost pixels go on.
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
    // Most of a bitmap that turns is clear.
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

  /// All four components at once: 255 · 256 + 128 is the most that 16 bits have to hold.
  @inline(__always)
  private static func mixed(_ a: UInt64, _ b: UInt64, _ part: UInt64) -> UInt64 {
    let sum = a &* (256 &- part) &+ b &* part &+ 0x0080_0080_0080_0080
    return (sum >> 8) & 0x00FF_00FF_00FF_00FF
  }
}

/// Samples the alpha of an upright image: first along its rows, each of which serves several rows of
/// pixels, then between two of those.
private struct AlphaRows {
  /// What is read for a column of pixels.
  struct Place: Equatable {
    var left: Int32
    var right: Int32
    var part: UInt16
  }

  typealias Row = UnsafePointer<UInt32>

  private let places: [Place]
  /// The columns that read the same pixel, as those of a stretched middle do.
  private let even: Range<Int>
  /// The rows of the image that are read for a row of pixels, and how much of the second.
  private let source: (Int) -> (upper: Row, lower: Row, part: UInt16)
  private var known: [(row: Row, alphas: [UInt8])] = []
  private var last: (upper: Row, lower: Row, part: UInt16, pixels: UnsafePointer<UInt8>)?

  init(places: [Place], source: @escaping (Int) -> (upper: Row, lower: Row, part: UInt16)) {
    self.places = places
    self.source = source
    let middle = places.count / 2
    let isEven = { [places] in places[$0] == places[middle] }
    let start = (0..<middle).last { !isEven($0) }.map { $0 + 1 } ?? 0
    even = start..<((middle..<places.count).first { !isEven($0) } ?? places.count)
  }

  mutating func fill(_ target: UnsafeMutablePointer<UInt8>, y: Int) {
    let (first, second, part) = source(y)
    defer { last = (first, second, part, UnsafePointer(target)) }
    if let last, last.upper == first, last.lower == second, first == second || last.part == part {
      target.update(from: last.pixels, count: places.count)
      return
    }
    let (upper, lower) = (alphas(of: first), alphas(of: second))
    upper.withUnsafeBytes { upper in
      lower.withUnsafeBytes { lower in
        Self.mix(UnsafeMutableRawPointer(target), upper, lower, part)
      }
    }
  }

  private mutating func alphas(of row: Row) -> [UInt8] {
    if let old = known.first(where: { $0.row == row }) { return old.alphas }
    func alpha(_ place: Place) -> UInt8 {
      Self.mixed(
        UInt8(truncatingIfNeeded: row[Int(place.left)] >> 24),
        UInt8(truncatingIfNeeded: row[Int(place.right)] >> 24), place.part)
    }
    let alphas = [UInt8](unsafeUninitializedCapacity: places.count) { alphas, count in
      places.withUnsafeBufferPointer { places in
        for column in 0..<even.lowerBound { alphas[column] = alpha(places[column]) }
        if !even.isEmpty {
          alphas[even].update(repeating: alpha(places[even.lowerBound]))
        }
        for column in even.upperBound..<places.count { alphas[column] = alpha(places[column]) }
      }
      count = places.count
    }
    known = known.suffix(1) + [(row, alphas)]
    return alphas
  }

  /// Sixteen pixels at once, as far as there are so many.
  private static func mix(
    _ target: UnsafeMutableRawPointer, _ upper: UnsafeRawBufferPointer,
    _ lower: UnsafeRawBufferPointer, _ part: UInt16
  ) {
    typealias Pixels = SIMD16<UInt8>
    var column = 0
    while column + 16 <= upper.count {
      let a = SIMD16<UInt16>(
        truncatingIfNeeded: upper.loadUnaligned(fromByteOffset: column, as: Pixels.self))
      let b = SIMD16<UInt16>(
        truncatingIfNeeded: lower.loadUnaligned(fromByteOffset: column, as: Pixels.self))
      let sum = (a &* (256 &- part) &+ b &* part &+ 128) &>> 8
      target.storeBytes(of: Pixels(truncatingIfNeeded: sum), toByteOffset: column, as: Pixels.self)
      column += 16
    }
    for column in column..<upper.count {
      target.storeBytes(
        of: mixed(upper[column], lower[column], part), toByteOffset: column, as: UInt8.self)
    }
  }

  @inline(__always)
  private static func mixed(_ a: UInt8, _ b: UInt8, _ part: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt16(a) &* (256 &- part) &+ UInt16(b) &* part &+ 128) >> 8)
  }
}
