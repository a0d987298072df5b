// SPDX-License-Identifier: MIT

import Foundation

/// Writes a radial gradient row by row, as runs of equal pixels.
///
/// Every pixel equals the result of the gradient's formula, including rounding errors. Each step of the
/// formula rises with the square of the distance, so each color begins with a certain square.
@_spi(LinuxHost) public struct GradientRings {
  /// One color. It fills the columns below `left` and from `right` on, where the row is outside of its
  /// inner edge. From row to row, these columns hardly change.
  struct Ring {
    let square: Float
    let color: UInt32
    var left = 0
    var right = 0
  }

  private var rings: [Ring]
  private let across: [Float]
  private let middle: Int
  /// The square of the last row.
  private var last: Float
  private let down: [Float]
  private var line: [UInt32]

  /// Fails if the gradient is rotated, or if its runs are short.
  public init?(
    _ ramp: GradientRamp, _ geometry: GradientGeometry, toUnit t: CGAffineTransform, x: Int, y: Int,
    width: Int, height: Int
  ) {
    guard case .radial(let center, let radii) = geometry, t.b == 0, t.c == 0, t.isFinite
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
    down = squares(y..<y + height, t.d, t.ty, center.y, radii.height)
    guard rings.count * 4 < width, across.allSatisfy(\.isFinite), down.allSatisfy(\.isFinite)
    else { return nil }
    let middle = across.indices.min { [across] in across[$0] < across[$1] } ?? 0
    let first = down.first ?? 0
    var line = [UInt32](repeating: rings[rings.count - 1].color, count: width)
    var (left, right, inner) = (middle, middle, rings[0].color)
    for index in rings.indices {
      while left > 0, across[left - 1] + first < rings[index].square {
        left -= 1
        line[left] = inner
      }
      while right < width, across[right] + first < rings[index].square {
        line[right] = inner
        right += 1
      }
      (rings[index].left, rings[index].right) = (left, right)
      inner = rings[index].color
    }
    (self.rings, self.middle, self.line, last) = (rings, middle, line, first)
  }

  public mutating func fill(_ pixels: UnsafeMutablePointer<UInt32>, wordsPerRow: Int) {
    for (row, square) in down.enumerated() {
      moveRings(square)
      (pixels + row * wordsPerRow).update(from: line, count: line.count)
    }
  }

  /// Changes the line to another row. Writes only the columns that a ring enters.
  private mutating func moveRings(_ y: Float) {
    let (middle, width, last) = (middle, line.count, last)
    self.last = y
    line.withUnsafeMutableBufferPointer { line in
      across.withUnsafeBufferPointer { across in
        rings.withUnsafeMutableBufferPointer { rings in
          if y < last {
            // The rings grow. The innermost is last, because it wins.
            for index in rings.indices.reversed() {
              let inner = rings[max(index - 1, 0)].color
              var (left, right) = (rings[index].left, rings[index].right)
              while left > 0, across[left - 1] + y < rings[index].square {
                left -= 1
                line[left] = inner
              }
              while right < width, across[right] + y < rings[index].square {
                line[right] = inner
                right += 1
              }
              if left == right { break }
              (rings[index].left, rings[index].right) = (left, right)
            }
          } else {
            // The rings shrink. The outermost is last, because it gets the columns.
            for index in rings.indices {
              var (left, right) = (rings[index].left, rings[index].right)
              while left < middle, across[left] + y >= rings[index].square {
                line[left] = rings[index].color
                left += 1
              }
              while right > middle, across[right - 1] + y >= rings[index].square {
                right -= 1
                line[right] = rings[index].color
              }
              (rings[index].left, rings[index].right) = (left, right)
            }
          }
        }
      }
    }
  }
}
