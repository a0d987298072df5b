// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// The colours of what lies beneath a backdrop, averaged in squares, as they are and filtered.
///
/// Components have 16 bits, 256 steps for each of a byte's, so that nothing is rounded visibly
/// before the end. Everything is computed with integers, and each value from the neighbours in its
/// reach alone: so a part computed anew is exactly that part of the whole.
final class BackdropCells {
  private(set) var placement: BackdropPlacement
  private(set) var columns = 0
  private(set) var rows = 0
  /// The square in the upper left corner, counted from that of the screen.
  private(set) var firstColumn = 0
  private(set) var firstRow = 0

  /// Red, green and blue one after the other.
  private var sharp: UnsafeMutablePointer<UInt16>
  private(set) var soft: UnsafeMutablePointer<UInt16>
  /// Room for three rows or columns.
  private(set) var lines: UnsafeMutablePointer<Int32>
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

  /// Makes room for another place; the colours are to be taken anew.
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

  /// Takes the colours of an area of whole squares.
  ///
  /// - Parameter words: Premultiplied pixels of the area; where they are translucent there is black
  ///   behind them, as behind a screen.
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

  /// Makes `soft` of what was taken.
  func filter() {
    soft.update(from: sharp, count: count * 3)
    for plane in 0..<3 {
      GaussianBlur.blur(
        soft + plane * count, width: columns, height: rows, valuesPerRow: columns,
        radii: placement.radii, mirrors: true)
    }
    colour()
  }

  private func colour() {
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
      // The brightness that the eye sees (ITU-R BT.709), which saturation leaves alone.
      let grey = 0.2126 * r + 0.7152 * g + 0.0722 * b
      func toned(_ value: Float, _ over: Float) -> UInt16 {
        let vivid = min(max(grey + (value - grey) * saturation, 0), full)
        return UInt16(min(vivid * (1 - alpha) + over, full).rounded())
      }
      soft[index] = toned(r, red)
      second[index] = toned(g, green)
      third[index] = toned(b, blue)
    }
  }
}
