// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// The colors beneath a backdrop, averaged in squares, before and after the filter.
///
/// Components have 16 bits, 256 steps for each step of a byte, so intermediate rounding isn't visible.
/// All values are integers that depend only on the neighbors within reach, so a part that is computed
/// again is exactly a part of the whole.
final class BackdropCells {
  private var placement: BackdropPlacement
  private var columns = 0
  private var rows = 0
  /// The square in the upper left corner, counted from the screen's corner.
  private var firstColumn = 0
  private var firstRow = 0

  /// Red, green, and blue, one after the other.
  private var sharp: UnsafeMutablePointer<UInt16>
  private var soft: UnsafeMutablePointer<UInt16>
  /// Room for three rows or columns.
  private var lines: UnsafeMutablePointer<Int32>
  private var capacity = 0
  private var lineCapacity = 0

  init(_ placement: BackdropPlacement) {
    self.placement = placement
    sharp = .allocate(capacity: 1)
    soft = .allocate(capacity: 1)
    lines = .allocate(capacity: 1)
    begin(placement)
  }

  deinit {
    sharp.deallocate()
    soft.deallocate()
    lines.deallocate()
  }

  /// Prepares for another place. The colors must be averaged again.
  func begin(_ placement: BackdropPlacement) {
    self.placement = placement
    let (extent, shift) = (placement.extent, placement.shift)
    firstColumn = extent.minX >> shift
    firstRow = extent.minY >> shift
    columns = max(((extent.maxX - 1) >> shift) - firstColumn + 1, 1)
    rows = max(((extent.maxY - 1) >> shift) - firstRow + 1, 1)
    if capacity < count * 3 {
      capacity = count * 3
      sharp.deallocate()
      soft.deallocate()
      sharp = .allocate(capacity: capacity)
      soft = .allocate(capacity: capacity)
      sharp.initialize(repeating: 0, count: capacity)
      soft.initialize(repeating: 0, count: capacity)
    }
    let length = max(columns, rows) * 3
    if lineCapacity < length {
      lineCapacity = length
      lines.deallocate()
      lines = .allocate(capacity: length)
      lines.initialize(repeating: 0, count: length)
    }
  }

  /// The number of squares.
  var count: Int { columns * rows }

  /// Averages the colors of an area of whole squares.
  ///
  /// - Parameter words: Premultiplied pixels of the area. Translucent pixels are in front of black, as
  ///   on a screen.
  func average(
    _ words: UnsafePointer<UInt32>, wordsPerRow: Int, of area: PixelRect
  ) {
    guard !area.isEmpty else { return }
    let shift = placement.shift
    for row in (area.minY >> shift)...((area.maxY - 1) >> shift) {
      let top = max(row << shift, area.minY) - area.minY
      let bottom = min((row + 1) << shift, area.maxY) - area.minY
      for column in (area.minX >> shift)...((area.maxX - 1) >> shift) {
        let left = max(column << shift, area.minX) - area.minX
        let right = min((column + 1) << shift, area.maxX) - area.minX
        var (redAndBlue, green): (UInt64, UInt64) = (0, 0)
        var line = words + (top &* wordsPerRow)
        for _ in top..<bottom {
          for x in left..<right {
            let word = UInt64(line[x])
            redAndBlue &+= (word & 0xFF) | ((word & 0xFF_0000) << 16)
            green &+= (word >> 8) & 0xFF
          }
          line += wordsPerRow
        }
        let pixels = UInt64((bottom - top) * (right - left))
        let index = (row - firstRow) * columns + column - firstColumn
        sharp[index] = Self.mean(redAndBlue >> 32, pixels)
        sharp[index + count] = Self.mean(green, pixels)
        sharp[index + 2 * count] = Self.mean(redAndBlue & 0xFFFF_FFFF, pixels)
      }
    }
  }

  private static func mean(_ sum: UInt64, _ count: UInt64) -> UInt16 {
    UInt16(truncatingIfNeeded: (sum << 8 + count / 2) / count)
  }

  /// Filters the averages into `soft`.
  func filter() {
    soft.update(from: sharp, count: count * 3)
    for plane in 0..<3 {
      GaussianBlur.blur(
        soft + plane * count, width: columns, height: rows, valuesPerRow: columns,
        radii: placement.radii, mirrors: true)
    }
    applyTone()
  }

  /// Applies the saturation and the tint.
  private func applyTone() {
    let full: Float = 65280
    let saturation = Float(placement.saturation)
    let tint = placement.tint
    let alpha = Float(tint.alpha)
    let (red, green, blue) = (
      Float(tint.red) * alpha * full, Float(tint.green) * alpha * full,
      Float(tint.blue) * alpha * full
    )
    let (second, third) = (soft + count, soft + 2 * count)
    for index in 0..<count {
      let (r, g, b) = (Float(soft[index]), Float(second[index]), Float(third[index]))
      // The perceived brightness (ITU-R BT.709), which saturation doesn't change.
      let gray = 0.2126 * r + 0.7152 * g + 0.0722 * b
      func toned(_ value: Float, _ over: Float) -> UInt16 {
        let vivid = min(max(gray + (value - gray) * saturation, 0), full)
        return UInt16(min(vivid * (1 - alpha) + over, full).rounded())
      }
      soft[index] = toned(r, red)
      second[index] = toned(g, green)
      third[index] = toned(b, blue)
    }
  }
}

extension BackdropCells {
  /// Writes a part of the filtered picture.
  ///
  /// - Parameter words: The pixels of the placement's extent.
  func enlarge(
    into words: UnsafeMutablePointer<UInt32>, wordsPerRow: Int, in part: PixelRect
  ) {
    guard !part.isEmpty else { return }
    let (extent, shift) = (placement.extent, placement.shift)
    // A value belongs to the middle of its square. The next middle is this many half pixels away.
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

  /// The square whose middle is left of a pixel, and the distance.
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
      // Eight pixels at once, as long as the next square is so far away.
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
