// SPDX-License-Identifier: MIT

import Foundation

/// The place in a gradient of each point of the unit square.
@_spi(LinuxHost) public enum GradientGeometry: Hashable, Sendable {
  /// Along the line from `start` to `end`.
  case axial(start: CGPoint, end: CGPoint)
  /// From the centre to an ellipse with the given half axes.
  case radial(center: CGPoint, radii: CGSize)
  /// Around the centre, beginning on the ray at `angle` (radians, from x towards y), once around
  /// from x towards y, which is clockwise on a screen.
  case conic(center: CGPoint, angle: CGFloat)
}

extension GradientRamp {
  /// Writes the gradient into rows of premultiplied pixels.
  ///
  /// Every pixel is a function of its own coordinates only, so that a part of a picture is the same
  /// whichever part is drawn.
  ///
  /// - Parameters:
  ///   - toUnit: From pixels to the unit square.
  ///   - x: The first column and, with `y`, the first row, in pixels.
  public func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, wordsPerRow: Int,
    geometry: GradientGeometry, toUnit: CGAffineTransform, x: Int, y: Int
  ) {
    let rows = PixelRows(
      pixels: pixels, width: width, height: height, wordsPerRow: wordsPerRow, toUnit: toUnit,
      x: x, y: y)
    switch geometry {
    case .axial(let start, let end):
      let (dx, dy) = (Float(end.x - start.x), Float(end.y - start.y))
      let (sx, sy) = (Float(start.x), Float(start.y))
      let square = dx * dx + dy * dy
      let (ux, uy) = square > 0 ? (dx / square, dy / square) : (0, 0)
      fill(rows) { ($0 - sx) * ux + ($1 - sy) * uy }
    case .radial(let center, let radii):
      let (cx, cy) = (Float(center.x), Float(center.y))
      guard radii.width > 0, radii.height > 0 else {
        fill(rows) { _, _ in 1 }
        return
      }
      let (ux, uy) = (1 / Float(radii.width), 1 / Float(radii.height))
      fill(rows) {
        let (rx, ry) = (($0 - cx) * ux, ($1 - cy) * uy)
        return (rx * rx + ry * ry).squareRoot()
      }
    case .conic(let center, let angle):
      let (cx, cy) = (Float(center.x), Float(center.y))
      let first = Float(angle / (2 * .pi)) - Float((angle / (2 * .pi)).rounded(.down))
      fill(rows) {
        let turn = Self.turns($0 - cx, $1 - cy) - first
        return turn < 0 ? turn + 1 : turn
      }
    }
  }

  /// Where a gradient is written.
  private struct PixelRows {
    var pixels: UnsafeMutablePointer<UInt32>
    var width: Int
    var height: Int
    var wordsPerRow: Int
    var toUnit: CGAffineTransform
    var x: Int
    var y: Int
  }

  /// Inlined into each of the cases above, since a call per pixel would take most of the time. The
  /// places of a row come first, without a branch, so that the compiler computes several at once.
  @inline(__always)
  private func fill(_ rows: PixelRows, _ place: (Float, Float) -> Float) {
    let t = rows.toUnit
    let count = Float(GradientRamp.count)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: rows.width) { buffer in
      guard let places = buffer.baseAddress else { return }
      for row in 0..<rows.height {
        let py = CGFloat(rows.y + row) + 0.5
        let (rowX, rowY) = (t.c * py + t.tx, t.d * py + t.ty)
        let first = CGFloat(rows.x) + 0.5
        for column in 0..<rows.width {
          let px = first + CGFloat(column)
          let value = place(Float(t.a * px + rowX), Float(t.b * px + rowY)) * count
          // NaN, which a transform without an inverse gives, compares false and becomes 0.
          places[column] = value > 0 ? (value < count - 1 ? value : count - 1) : 0
        }
        let line = rows.pixels + row * rows.wordsPerRow
        pixels.withUnsafeBufferPointer { ramp in
          for column in 0..<rows.width { line[column] = ramp[Int(places[column])] }
        }
      }
    }
  }

  /// The angle of a vector in turns, 0...1, to about a millionth.
  @inline(__always)
  static func turns(_ x: Float, _ y: Float) -> Float {
    let (ax, ay) = (x < 0 ? -x : x, y < 0 ? -y : y)
    let isSteep = ay > ax
    let (low, high) = (isSteep ? ax : ay, isSteep ? ay : ax)
    // In the centre itself any angle is right, but not none.
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
