// SPDX-License-Identifier: MIT

import Foundation

extension GradientRamp {
  /// Writes a radial gradient as the runs of equal pixels that its rows consist of. Every pixel is
  /// what the formula for it gives, rounding errors included: each step of that rises with the
  /// square of the distance, so there is a square with which each colour begins. False, without
  /// having written anything, where columns and rows do not lie apart or runs would be short.
  func fillRings(
    _ pixels: UnsafeMutablePointer<UInt32>, _ wordsPerRow: Int, _ rows: PixelRows,
    center: CGPoint, radii: CGSize
  ) -> Bool {
    let t = rows.toUnit
    guard t.b == 0, t.c == 0, t.isFinite, radii.width > 0, radii.height > 0 else { return false }
    let rings = rings
    guard rings.count * 4 < rows.width else { return false }
    func squares(
      _ count: Int, _ first: Int, _ scale: CGFloat, _ shift: CGFloat, _ center: CGFloat,
      _ radius: CGFloat
    ) -> [Float] {
      (0..<count).map { index in
        let point = Float(scale * (CGFloat(first + index) + 0.5) + shift)
        let part = (point - Float(center)) * (1 / Float(radius))
        return part * part
      }
    }
    let across = squares(rows.width, rows.x, t.a, t.tx, center.x, radii.width)
    let down = squares(rows.height, rows.y, t.d, t.ty, center.y, radii.height)
    guard (across + down).allSatisfy(\.isFinite) else { return false }
    let middle = across.indices.min { across[$0] < across[$1] } ?? 0
    // How far each ring is open on both sides: the columns below `left` and from `right` on are
    // further out than its inner edge. From row to row they hardly move.
    var left = [Int](repeating: middle, count: rings.count)
    var right = left
    across.withUnsafeBufferPointer { across in
      for row in 0..<rows.height {
        let (line, y) = (pixels + row * wordsPerRow, down[row])
        // The outermost ring first: what is further in is written over it.
        var (start, end) = (0, rows.width)
        for ring in rings.indices.reversed() where start < end {
          let square = rings[ring].square
          var (l, r) = (left[ring], right[ring])
          while l > 0, across[l - 1] + y < square { l -= 1 }
          while l < middle, across[l] + y >= square { l += 1 }
          while r < rows.width, across[r] + y < square { r += 1 }
          while r > middle, across[r - 1] + y >= square { r -= 1 }
          (left[ring], right[ring]) = (l, r)
          let color = rings[ring].color
          if start < l { (line + start).update(repeating: color, count: l - start) }
          if r < end { (line + r).update(repeating: color, count: end - r) }
          (start, end) = (max(start, l), min(end, r))
        }
      }
    }
    return true
  }

  /// The colours from the centre outwards, each with the smallest square of a distance that has it.
  private var rings: [(square: Float, color: UInt32)] {
    var rings: [(square: Float, color: UInt32)] = []
    for (index, color) in pixels.enumerated() where color != rings.last?.color {
      // The order of positive numbers is that of their bits.
      var (low, high) = (Float(0).bitPattern, Float(4).bitPattern)
      while low < high {
        let mid = low + (high - low) / 2
        let place = Self.index(Float(bitPattern: mid).squareRoot())
        if Int(place) >= index { high = mid } else { low = mid + 1 }
      }
      rings.append((Float(bitPattern: low), color))
    }
    return rings
  }
}
