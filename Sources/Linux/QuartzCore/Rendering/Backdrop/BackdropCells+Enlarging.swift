// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension BackdropCells {
  /// Writes a part of the filtered picture.
  ///
  /// - Parameter words: The pixels of the placement's extent.
  func enlarge(
    into words: UnsafeMutablePointer<UInt32>, wordsPerRow: Int, in part: PixelRect
  ) {
    guard !part.isEmpty else { return }
    let (extent, shift) = (placement.extent, placement.shift)
    // A value belongs to the middle of its square; the way to the next has so many half pixels.
    let steps = 2 << shift
    let first = column(at: part.minX).cell
    let last = min(column(at: part.maxX - 1).cell + 1, columns - 1)
    for y in part.minY..<part.maxY {
      let place = 2 * y + 1 - (1 << shift)
      let cell = (place >> (shift + 1)) - firstRow
      mixRows(
        min(max(cell, 0), rows - 1), min(max(cell + 1, 0), rows - 1),
        weight: Int32(place & (steps - 1)), steps: Int32(steps), columns: max(first, 0)...last)
      let line = words + (y - extent.minY) * wordsPerRow - extent.minX
      writeRow(line, from: part.minX, to: part.maxX, steps: steps)
    }
  }

  /// The square whose middle lies left of a pixel's, and how far.
  private func column(at x: Int) -> (cell: Int, weight: Int) {
    let shift = placement.shift
    let place = 2 * x + 1 - (1 << shift)
    return ((place >> (shift + 1)) - firstColumn, place & ((2 << shift) - 1))
  }

  private func mixRows(
    _ upper: Int, _ lower: Int, weight: Int32, steps: Int32, columns range: ClosedRange<Int>
  ) {
    for plane in 0..<3 {
      let above = soft + plane * count + upper * columns
      let below = soft + plane * count + lower * columns
      let line = lines + plane * columns
      for index in range {
        line[index] = Int32(above[index]) &* (steps &- weight) &+ Int32(below[index]) &* weight
      }
    }
  }

  private static let ramp = SIMD8<Int32>(0, 1, 2, 3, 4, 5, 6, 7)

  private func writeRow(
    _ words: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int, steps: Int
  ) {
    let bits = Int32(8 + 2 * (placement.shift + 1))
    let half: Int32 = 1 << (bits - 1)
    let (greens, blues) = (lines + columns, lines + 2 * columns)
    var x = start
    while x < end {
      let (cell, weight) = column(at: x)
      let (left, right) = (min(max(cell, 0), columns - 1), min(max(cell + 1, 0), columns - 1))
      let next = min(end, x + (steps - weight + 1) / 2)
      func value(_ line: UnsafeMutablePointer<Int32>) -> Int32 {
        line[left] &* Int32(steps - weight) &+ line[right] &* Int32(weight) &+ half
      }
      var (red, green, blue) = (value(lines), value(greens), value(blues))
      let redStep = (lines[right] &- lines[left]) &* 2
      let greenStep = (greens[right] &- greens[left]) &* 2
      let blueStep = (blues[right] &- blues[left]) &* 2
      // Eight pixels at once, as far as the way to the next square has so many.
      while x + 8 <= next {
        let color =
          ((red &+ redStep &* Self.ramp) &>> bits) &<< 16
          | ((green &+ greenStep &* Self.ramp) &>> bits) &<< 8
          | ((blue &+ blueStep &* Self.ramp) &>> bits)
        UnsafeMutableRawPointer(words + x).storeBytes(
          of: SIMD8<UInt32>(truncatingIfNeeded: color) | 0xFF00_0000, as: SIMD8<UInt32>.self)
        red &+= redStep &* 8
        green &+= greenStep &* 8
        blue &+= blueStep &* 8
        x &+= 8
      }
      while x < next {
        let color = (red >> bits) << 16 | (green >> bits) << 8 | (blue >> bits)
        words[x] = 0xFF00_0000 | UInt32(truncatingIfNeeded: color)
        red &+= redStep
        green &+= greenStep
        blue &+= blueStep
        x &+= 1
      }
    }
  }
}
