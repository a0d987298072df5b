// SPDX-License-Identifier: MIT

import Foundation

/// Writes a radial gradient row after row, as the runs of equal pixels that its rows consist of.
///
/// Every pixel is what the formula for it gives, rounding errors included: each step of that rises
/// with the square of the distance, so there is a square with which each colour begins.
@_spi(LinuxHost) public struct GradientRings {
  /// One colour. It is open on both sides as far as the row is further out than its inner edge: in
  /// the columns below `left` and from `right` on. From row to row those hardly move.
  fileprivate struct Ring {
    let square: Float
    let color: UInt32
    var left = 0
    var right = 0
  }

  private var rings: [Ring]
  private let across: [Float]
  private let middle: Int
  /// The square of the row that was last.
  private var last = Float.infinity
  /// Of the rows that are still to be written.
  private var down: ArraySlice<Float>
  private var line: [UInt32]

  /// Nil where columns and rows do not lie apart or runs would be short.
  public init?(
    _ ramp: GradientRamp, _ geometry: GradientGeometry, toUnit t: CGAffineTransform, x: Int, y: Int,
    width: Int, height: Int
  ) {
    guard case .radial(let center, let radii) = geometry, t.b == 0, t.c == 0, t.isFinite,
      radii.width > 0, radii.height > 0
    else { return nil }
    func squares(
      _ pixels: Range<Int>, _ scale: CGFloat, _ shift: CGFloat, _ center: CGFloat,
      _ radius: CGFloat
    ) -> [Float] {
      pixels.map { pixel in
        let point = Float(scale * (CGFloat(pixel) + 0.5) + shift)
        let part = (point - Float(center)) * (1 / Float(radius))
        return part * part
      }
    }
    var rings = ramp.rings
    across = squares(x..<x + width, t.a, t.tx, center.x, radii.width)
    down = squares(y..<y + height, t.d, t.ty, center.y, radii.height)[...]
    guard rings.count * 4 < width, across.allSatisfy(\.isFinite), down.allSatisfy(\.isFinite)
    else { return nil }
    let middle = across.indices.min { [across] in across[$0] < across[$1] } ?? 0
    for ring in rings.indices { (rings[ring].left, rings[ring].right) = (middle, middle) }
    (self.rings, self.middle) = (rings, middle)
    line = [UInt32](repeating: rings[rings.count - 1].color, count: width)
  }

  /// Writes the next rows.
  public mutating func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, height: Int, wordsPerRow: Int
  ) {
    for (row, square) in down.prefix(height).enumerated() {
      moveRings(square)
      (pixels + row * wordsPerRow).update(from: line, count: line.count)
    }
    down = down.dropFirst(height)
  }

  /// Turns the line into that of another row. Only what a ring has come to is written.
  private mutating func moveRings(_ y: Float) {
    let (middle, width, grows) = (middle, line.count, y < last)
    last = y
    line.withUnsafeMutableBufferPointer { line in
      across.withUnsafeBufferPointer { across in
        rings.withUnsafeMutableBufferPointer { rings in
          // The outermost ring first: those further in have what it leaves.
          var (start, end) = (0, width)
          var (oldStart, oldEnd) = (0, width)
          for index in rings.indices.reversed() where start < end {
            let ring = rings[index]
            var (l, r) = (ring.left, ring.right)
            if grows {
              while l > 0, across[l - 1] + y < ring.square { l -= 1 }
              // Most often both edges have moved as far.
              let other = r + ring.left - l
              if other > r, other <= width, across[other - 1] + y < ring.square { r = other }
              while r < width, across[r] + y < ring.square { r += 1 }
              for column in start..<max(start, min(l, oldStart)) { line[column] = ring.color }
              for column in min(max(r, oldEnd), end)..<end { line[column] = ring.color }
            } else {
              while l < middle, across[l] + y >= ring.square { l += 1 }
              let other = r + ring.left - l
              if other < r, other >= middle, across[other] + y >= ring.square { r = other }
              while r > middle, across[r - 1] + y >= ring.square { r -= 1 }
              for column in min(max(start, ring.left), l)..<l { line[column] = ring.color }
              for column in r..<max(r, min(end, ring.right)) { line[column] = ring.color }
            }
            (rings[index].left, rings[index].right) = (l, r)
            (start, end) = (max(start, l), min(end, r))
            (oldStart, oldEnd) = (max(oldStart, ring.left), min(oldEnd, ring.right))
          }
        }
      }
    }
  }
}

extension GradientRamp {
  /// The colours from the centre outwards, each with the smallest square of a distance that has it.
  fileprivate var rings: [GradientRings.Ring] {
    var rings: [GradientRings.Ring] = []
    for (index, color) in pixels.enumerated() where color != rings.last?.color {
      // The order of positive numbers is that of their bits.
      var (low, high) = (Float(0).bitPattern, Float(4).bitPattern)
      while low < high {
        let mid = low + (high - low) / 2
        let place = Self.index(Float(bitPattern: mid).squareRoot())
        if Int(place) >= index { high = mid } else { low = mid + 1 }
      }
      rings.append(GradientRings.Ring(square: Float(bitPattern: low), color: color))
    }
    return rings
  }
}
