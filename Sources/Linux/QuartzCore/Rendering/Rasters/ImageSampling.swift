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
private struct ImageSampler {
  private let pixels: UnsafePointer<UInt32>
  private let wordsPerRow: Int
  private let width: Int
  private let height: Int
  private let transform: CGAffineTransform

  /// Fails when the image's coordinates do not fit 32.32 fixed point numbers.
  init?(_ placement: ImagePlacement) {
    let transform = placement.toImage
    let largest = [transform.a, transform.b, transform.c, transform.d].map(abs).max() ?? 0
    guard transform.isFinite, largest < 16_000, abs(transform.tx) < 400_000_000,
      abs(transform.ty) < 400_000_000
    else { return nil }
    self.transform = transform
    wordsPerRow = placement.image.bytesPerRow / 4
    width = placement.image.width
    height = placement.image.height
    pixels = UnsafePointer(placement.image.words)
  }

  func fill(_ target: UnsafeMutablePointer<UInt32>, count: Int, x: Int, y: Int) {
    var (u, v, stepU, stepV) = start(x, y)
    for column in 0..<count {
      target[column] = bilinear(u, v)
      u &+= stepU
      v &+= stepV
    }
  }

  func multiply(
    _ target: UnsafeMutablePointer<UInt8>, by coverage: UnsafePointer<UInt8>, count: Int, x: Int,
    y: Int
  ) {
    var (u, v, stepU, stepV) = start(x, y)
    for column in 0..<count {
      let part = UInt32(coverage[column])
      if part > 0 {
        let alpha = bilinear(u, v) >> 24
        let product = alpha &* part &+ 128
        target[column] = UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
      }
      u &+= stepU
      v &+= stepV
    }
  }

  /// Where the image is read for a pixel of the screen, and how far on for the next.
  private func start(_ x: Int, _ y: Int) -> (u: Int, v: Int, stepU: Int, stepV: Int) {
    let one: CGFloat = 4_294_967_296
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
    let fx = UInt64(truncatingIfNeeded: u >> 24) & 255
    let fy = UInt64(truncatingIfNeeded: v >> 24) & 255
    let upper = Self.mixed(Self.spread(corner[0]), Self.spread(corner[right]), fx)
    let lower = Self.mixed(Self.spread(corner[down]), Self.spread(corner[down &+ right]), fx)
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
