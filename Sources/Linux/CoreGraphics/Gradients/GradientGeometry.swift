// SPDX-License-Identifier: MIT

import Foundation

/// The place in a gradient of each point of the unit square.
@_spi(LinuxHost) public enum GradientGeometry: Hashable, Sendable {
  /// Along the line from `start` to `end`.
  case axial(start: CGPoint, end: CGPoint)
  /// From the center to an ellipse with the given half axes.
  case radial(center: CGPoint, radii: CGSize)
  /// Around the center, from the ray at `angle` in radians once around from x toward y, which is
  /// clockwise on a screen.
  case conic(center: CGPoint, angle: CGFloat)

  public var isRadial: Bool {
    if case .radial = self { return true }
    return false
  }
}

extension GradientRamp {
  /// Writes the gradient into rows of premultiplied pixels.
  ///
  /// Every pixel depends only on its own coordinates, so a part of a picture is always the same.
  ///
  /// - Parameters:
  ///   - toUnit: From pixels to the unit square.
  ///   - x: The first column and, with `y`, the first row, in pixels.
  public func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, wordsPerRow: Int,
    geometry: GradientGeometry, toUnit: CGAffineTransform, x: Int, y: Int
  ) {
    let rows = PixelRows(width: width, height: height, toUnit: toUnit, x: x, y: y)
    if var rings = GradientRings(
      self, geometry, toUnit: toUnit, x: x, y: y, width: width, height: height)
    {
      return rings.fill(pixels, wordsPerRow: wordsPerRow)
    }
    _ = visit(geometry, Colors(rows: rows, pixels: pixels, wordsPerRow: wordsPerRow))
  }

  /// Multiplies coverages by the gradient's alpha.
  ///
  /// - Returns: `false`, with undefined coverages, if covered pixels may be outside the unit square.
  public func multiply(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int,
    geometry: GradientGeometry, toUnit: CGAffineTransform, x: Int, y: Int
  ) -> Bool {
    let rows = PixelRows(width: width, height: height, toUnit: toUnit, x: x, y: y)
    return visit(geometry, Coverages(rows: rows, bytes: bytes, bytesPerRow: bytesPerRow))
  }

  /// Calls a visitor with a function from points of the unit square to places in the gradient.
  @inline(__always)
  private func visit(_ geometry: GradientGeometry, _ visitor: some GradientVisitor) -> Bool {
    switch geometry {
    case .axial(let start, let end):
      let (dx, dy) = (Float(end.x - start.x), Float(end.y - start.y))
      let (sx, sy) = (Float(start.x), Float(start.y))
      let square = dx * dx + dy * dy
      let (ux, uy) = square > 0 ? (dx / square, dy / square) : (0, 0)
      return visitor.visit(self) { ($0 - sx) * ux + ($1 - sy) * uy }
    case .radial(let center, let radii):
      let (cx, cy) = (Float(center.x), Float(center.y))
      let (ux, uy) = (1 / Float(radii.width), 1 / Float(radii.height))
      return visitor.visit(self) {
        let (rx, ry) = (($0 - cx) * ux, ($1 - cy) * uy)
        return (rx * rx + ry * ry).squareRoot()
      }
    case .conic(let center, let angle):
      let (cx, cy) = (Float(center.x), Float(center.y))
      let first = Float(angle / (2 * .pi)) - Float((angle / (2 * .pi)).rounded(.down))
      return visitor.visit(self) {
        let turn = Self.turns($0 - cx, $1 - cy) - first
        return turn < 0 ? turn + 1 : turn
      }
    }
  }

  /// The index of a place in the table. A transform without an inverse gives NaN, which compares false
  /// and becomes 0.
  @inline(__always)
  static func index(_ place: Float) -> Float {
    let value = place * Float(count)
    return value > 0 ? (value < Float(count - 1) ? value : Float(count - 1)) : 0
  }

  /// The angle of a vector in turns, 0...1, to about a millionth.
  @inline(__always)
  static func turns(_ x: Float, _ y: Float) -> Float {
    let (ax, ay) = (x < 0 ? -x : x, y < 0 ? -y : y)
    let isSteep = ay > ax
    let (low, high) = (isSteep ? ax : ay, isSteep ? ay : ax)
    // In the center, any angle is right, but NaN isn't.
    let q = low / (high > 1e-30 ? high : 1)
    let s = q * q
    // A minimax polynomial of atan(q) for 0...1.
    var p = 0.002_866_225_7 * s - 0.016_165_736_7
    p = p * s + 0.042_909_613_8
    p = p * s - 0.075_289_640_0
    p = p * s + 0.106_562_639_3
    p = p * s - 0.142_088_994_5
    p = p * s + 0.199_935_508_6
    p = p * s - 0.333_331_442_0
    let octant = (q + q * s * p) / (2 * Float.pi)
    let quarter = isSteep ? 0.25 - octant : octant
    let half = x < 0 ? 0.5 - quarter : quarter
    return y < 0 ? 1 - half : half
  }
}

/// The pixels of a part of a gradient.
struct PixelRows {
  var width: Int
  var height: Int
  var toUnit: CGAffineTransform
  var x: Int
  var y: Int
}

/// An operation on the places of pixels in a gradient. It's inlined for each geometry, because a call
/// per pixel would take most of the time.
private protocol GradientVisitor {
  func visit(_ ramp: GradientRamp, _ place: (Float, Float) -> Float) -> Bool
}

/// Writes colors. First computes the places of a row without branches, so that the compiler computes
/// several at once.
private struct Colors: GradientVisitor {
  var rows: PixelRows
  var pixels: UnsafeMutablePointer<UInt32>
  var wordsPerRow: Int

  @inline(__always)
  func visit(_ ramp: GradientRamp, _ place: (Float, Float) -> Float) -> Bool {
    let t = rows.toUnit
    withUnsafeTemporaryAllocation(of: Float.self, capacity: rows.width) { buffer in
      guard let places = buffer.baseAddress else { return }
      for row in 0..<rows.height {
        let py = CGFloat(rows.y + row) + 0.5
        let (rowX, rowY) = (t.c * py + t.tx, t.d * py + t.ty)
        let first = CGFloat(rows.x) + 0.5
        for column in 0..<rows.width {
          let px = first + CGFloat(column)
          places[column] = GradientRamp.index(
            place(Float(t.a * px + rowX), Float(t.b * px + rowY)))
        }
        let line = pixels + row * wordsPerRow
        ramp.pixels.withUnsafeBufferPointer { ramp in
          for column in 0..<rows.width { line[column] = ramp[Int(places[column])] }
        }
      }
    }
    return true
  }
}

/// Multiplies coverages. Few pixels of a line are covered, and only these are computed.
private struct Coverages: GradientVisitor {
  var rows: PixelRows
  var bytes: UnsafeMutablePointer<UInt8>
  var bytesPerRow: Int

  @inline(__always)
  func visit(_ ramp: GradientRamp, _ place: (Float, Float) -> Float) -> Bool {
    let t = rows.toUnit
    // Half a pixel in each direction, and Cairo's rounding.
    let hair: CGFloat = 0.5 + 1 / 64
    let (marginX, marginY) = ((abs(t.a) + abs(t.c)) * hair, (abs(t.b) + abs(t.d)) * hair)
    return ramp.pixels.withUnsafeBufferPointer { ramp in
      for row in 0..<rows.height {
        let py = CGFloat(rows.y + row) + 0.5
        let (rowX, rowY) = (t.c * py + t.tx, t.d * py + t.ty)
        let line = bytes + row * bytesPerRow
        for column in 0..<rows.width where line[column] > 0 {
          let px = CGFloat(rows.x) + 0.5 + CGFloat(column)
          let (u, v) = (t.a * px + rowX, t.b * px + rowY)
          guard u > marginX, v > marginY, u < 1 - marginX, v < 1 - marginY else { return false }
          let alpha = ramp[Int(GradientRamp.index(place(Float(u), Float(v))))] >> 24
          let product = alpha &* UInt32(line[column]) &+ 128
          line[column] = UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
        }
      }
      return true
    }
  }
}
