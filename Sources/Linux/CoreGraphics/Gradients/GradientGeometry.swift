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
    let t = toUnit
    func each(_ place: (Float, Float) -> Float) {
      self.pixels.withUnsafeBufferPointer { ramp in
        let last = Float(GradientRamp.count - 1)
        for row in 0..<height {
          let py = CGFloat(y + row) + 0.5
          let line = pixels + row * wordsPerRow
          let (rowX, rowY) = (t.c * py + t.tx, t.d * py + t.ty)
          for column in 0..<width {
            let px = CGFloat(x + column) + 0.5
            let value = place(Float(t.a * px + rowX), Float(t.b * px + rowY))
            // NaN, which a transform without an inverse gives, compares false and becomes 0.
            let index = value > 0 ? min(value * Float(GradientRamp.count), last) : 0
            line[column] = ramp[Int(index)]
          }
        }
      }
    }
    switch geometry {
    case .axial(let start, let end):
      let (dx, dy) = (Float(end.x - start.x), Float(end.y - start.y))
      let (sx, sy) = (Float(start.x), Float(start.y))
      let square = dx * dx + dy * dy
      let (ux, uy) = square > 0 ? (dx / square, dy / square) : (0, 0)
      each { ($0 - sx) * ux + ($1 - sy) * uy }
    case .radial(let center, let radii):
      let (cx, cy) = (Float(center.x), Float(center.y))
      guard radii.width > 0, radii.height > 0 else {
        each { _, _ in 1 }
        return
      }
      let (ux, uy) = (1 / Float(radii.width), 1 / Float(radii.height))
      each {
        let (rx, ry) = (($0 - cx) * ux, ($1 - cy) * uy)
        return (rx * rx + ry * ry).squareRoot()
      }
    case .conic(let center, let angle):
      let (cx, cy) = (Float(center.x), Float(center.y))
      let first = Float(angle / (2 * .pi)) - Float((angle / (2 * .pi)).rounded(.down))
      each {
        let turn = Self.turns($0 - cx, $1 - cy) - first
        return turn < 0 ? turn + 1 : turn
      }
    }
  }

  /// The angle of a vector in turns, 0..<1, to about a millionth.
  @inline(__always)
  static func turns(_ x: Float, _ y: Float) -> Float {
    let (ax, ay) = (abs(x), abs(y))
    let (low, high) = (min(ax, ay), max(ax, ay))
    guard high > 0 else { return 0 }
    let q = low / high
    let s = q * q
    // A minimax polynomial of atan(q) for 0...1, divided by 2π afterwards.
    var p = 0.002_866_225_7 * s - 0.016_165_736_7
    p = p * s + 0.042_909_613_8
    p = p * s - 0.075_289_640_0
    p = p * s + 0.106_562_639_3
    p = p * s - 0.142_088_994_5
    p = p * s + 0.199_935_508_6
    p = p * s - 0.333_331_442_0
    var angle = q + q * s * p
    angle /= 2 * Float.pi
    if ay > ax { angle = 0.25 - angle }
    if x < 0 { angle = 0.5 - angle }
    if y < 0 { angle = 1 - angle }
    return angle >= 1 ? 0 : angle
  }
}
