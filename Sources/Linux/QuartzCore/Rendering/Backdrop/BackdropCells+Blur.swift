// SPDX-License-Identifier: MIT

extension BackdropCells {
  /// Blurs `soft` in place: boxes one after the other come close to a Gaussian.
  func blur() {
    guard !placement.radii.isEmpty else { return }
    for plane in 0..<3 {
      let start = soft + plane * count
      for row in 0..<rows { blur(start + row * columns, count: columns, step: 1) }
      for column in 0..<columns { blur(start + column, count: rows, step: columns) }
    }
  }

  /// Blurs one row or column, which is mirrored beyond its ends: so the ends weigh no more than the
  /// rest, and no more than that comes over the edge.
  private func blur(_ values: UnsafeMutablePointer<UInt16>, count: Int, step: Int) {
    var source = lines
    var target = lines + count
    for index in 0..<count { source[index] = Int32(values[index &* step]) }
    for radius in placement.radii where radius > 0 {
      let size = 2 * radius + 1
      // Multiplying is faster than dividing, and exact for the sums of up to 255 components.
      let inverse = (1 << 32 + size - 1) / size
      let last = count - 1
      var sum = radius
      for index in -radius...radius { sum &+= Int(source[Self.mirrored(index, count)]) }
      for index in 0..<count {
        target[index] = Int32(truncatingIfNeeded: (sum &* inverse) >> 32)
        let (next, past) = (index &+ radius &+ 1, index &- radius)
        sum &+= Int(source[next <= last ? next : Self.mirrored(next, count)])
        sum &-= Int(source[past >= 0 ? past : Self.mirrored(past, count)])
      }
      swap(&source, &target)
    }
    for index in 0..<count { values[index &* step] = UInt16(truncatingIfNeeded: source[index]) }
  }

  private static func mirrored(_ index: Int, _ count: Int) -> Int {
    let period = 2 * count
    let place = ((index % period) + period) % period
    return min(place, period - 1 - place)
  }

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
