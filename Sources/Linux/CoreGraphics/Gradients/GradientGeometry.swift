// SPDX-License-Identifier: MIT

/// The place in a gradient of each point of the unit square.
@_spi(LinuxHost) public enum GradientGeometry: Hashable, Sendable {
  /// Along the line from `start` to `end`.
  case axial(start: CGPoint, end: CGPoint)
  /// From the center to an ellipse with the given half axes.
  case radial(center: CGPoint, radii: CGSize)
  /// Around the center, from the ray at `angle` in radians once around from x toward y, which is
  /// clockwise on a screen.
  case conic(center: CGPoint, angle: CGFloat)
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
    let rows = PixelRows(
      pixels: pixels, wordsPerRow: wordsPerRow, width: width, height: height, toUnit: toUnit, x: x,
      y: y)
    switch geometry {
    case .axial(let start, let end):
      let (dx, dy) = (Float(end.x - start.x), Float(end.y - start.y))
      let (sx, sy) = (Float(start.x), Float(start.y))
      let square = dx * dx + dy * dy
      let (ux, uy) = square > 0 ? (dx / square, dy / square) : (0, 0)
      fill(rows) { ($0 - sx) * ux + ($1 - sy) * uy }
    case .radial(let center, let radii):
      let (cx, cy) = (Float(center.x), Float(center.y))
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

  /// Fills pixels by a function from points of the unit square to places in the gradient. It's
  /// inlined for each geometry, because a call per pixel would take most of the time.
  ///
  /// First computes the places of a row without branches, so that the compiler computes several at
  /// once.
  @inline(__always)
  private func fill(_ rows: PixelRows, _ place: (Float, Float) -> Float) {
    let (t, width) = (rows.toUnit, rows.width)
    let isUpright = t.b == 0 && t.c == 0
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 3 * width) { buffer in
      guard let places = buffer.baseAddress else { return }
      let (xs, ys) = (places + width, places + 2 * width)
      for row in 0..<rows.height {
        let py = CGFloat(rows.y + row) + 0.5
        let (rowX, rowY) = (t.c * py + t.tx, t.d * py + t.ty)
        if row == 0 || !isUpright {
          for column in 0..<width {
            let px = CGFloat(rows.x + column) + 0.5
            xs[column] = Float(t.a * px + rowX)
            ys[column] = Float(t.b * px + rowY)
          }
        } else {
          // The columns are those of the row above.
          ys.update(repeating: Float(rowY), count: width)
        }
        for column in 0..<width { places[column] = Self.index(place(xs[column], ys[column])) }
        let line = rows.pixels + row * rows.wordsPerRow
        pixels.withUnsafeBufferPointer { colors in
          for column in 0..<width { line[column] = colors[Int(places[column])] }
        }
      }
    }
  }

  /// The index of a place in the table. A transform without an inverse gives NaN, which compares false
  /// and becomes 0.
  @inline(__always)
  private static func index(_ place: Float) -> Float {
    let value = place * Float(count)
    return value > 0 ? (value < Float(count - 1) ? value : Float(count - 1)) : 0
  }

  /// The angle of a vector in turns, 0...1, to about a millionth.
  @inline(__always)
  private static func turns(_ x: Float, _ y: Float) -> Float {
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
private struct PixelRows {
  var pixels: UnsafeMutablePointer<UInt32>
  var wordsPerRow: Int
  var width: Int
  var height: Int
  var toUnit: CGAffineTransform
  var x: Int
  var y: Int
}
