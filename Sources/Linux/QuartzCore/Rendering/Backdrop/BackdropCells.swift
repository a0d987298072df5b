// SPDX-License-Identifier: MIT

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
  private var capacity = 0

  init(_ placement: BackdropPlacement) {
    self.placement = placement
    sharp = .allocate(capacity: 1)
    soft = .allocate(capacity: 1)
    begin(placement)
  }

  deinit {
    sharp.deallocate()
    soft.deallocate()
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
    // Columns of pixels are added first, several at a time: the sums of red and blue, and of green.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * area.width) { sums in
      guard let redAndBlue = sums.baseAddress else { return }
      let green = redAndBlue + area.width
      for row in (area.minY >> shift)...((area.maxY - 1) >> shift) {
        let top = max(row << shift, area.minY) - area.minY
        let bottom = min((row + 1) << shift, area.maxY) - area.minY
        sums.initialize(repeating: 0)
        for y in top..<bottom {
          let line = words + y &* wordsPerRow
          for x in 0..<area.width {
            redAndBlue[x] &+= line[x] & 0xFF_00FF
            green[x] &+= line[x] &>> 8 & 0xFF
          }
        }
        for column in (area.minX >> shift)...((area.maxX - 1) >> shift) {
          let left = max(column << shift, area.minX) - area.minX
          let right = min((column + 1) << shift, area.maxX) - area.minX
          // The sums of 256 bytes fit 16 bits.
          var (bothSums, greenSum): (UInt32, UInt32) = (0, 0)
          for x in left..<right {
            bothSums &+= redAndBlue[x]
            greenSum &+= green[x]
          }
          let pixels = UInt32((bottom - top) * (right - left))
          let index = (row - firstRow) * columns + column - firstColumn
          sharp[index] = Self.mean(bothSums >> 16, pixels)
          sharp[index + count] = Self.mean(greenSum, pixels)
          sharp[index + 2 * count] = Self.mean(bothSums & 0xFFFF, pixels)
        }
      }
    }
  }

  private static func mean(_ sum: UInt32, _ count: UInt32) -> UInt16 {
    let rounded = sum << 8 + count / 2
    // A whole square has a power of two of pixels, for which a shift is faster.
    let isPower = count & (count - 1) == 0
    return UInt16(
      truncatingIfNeeded: isPower ? rounded >> UInt32(count.trailingZeroBitCount) : rounded / count)
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
        return UInt16(min(vivid * (1 - alpha) + over, full) + 0.5)
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
  /// Mixes neighbors along each row of squares first. Each row of pixels then differs from the one
  /// above it by the same amount until the next row of squares.
  ///
  /// - Parameter words: The pixels of the placement's extent.
  func enlarge(
    into words: UnsafeMutablePointer<UInt32>, wordsPerRow: Int, in part: PixelRect
  ) {
    guard !part.isEmpty else { return }
    let extent = placement.extent
    // Room for whole groups of eight pixels.
    let perPlane = (part.width + 7) & -8
    let all = 3 * perPlane
    let bits = Int32(8 + 2 * (placement.shift + 1))
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 4 * all) { room in
      room.initialize(repeating: 0)
      guard let sums = room.baseAddress else { return }
      let steps = sums + all
      var (upper, lower) = (steps + all, steps + 2 * all)
      var known: Int?
      forEachRun(part.minY, part.maxY, from: firstRow) { cell, weight, run in
        if known == cell { swap(&upper, &lower) } else { mix(cell, part, into: upper, perPlane) }
        mix(cell + 1, part, into: lower, perPlane)
        known = cell + 1
        let full = Int32(2 << placement.shift)
        for index in 0..<all {
          let step = lower[index] &- upper[index]
          // The first row adds a step.
          sums[index] = upper[index] &* full &+ step &* (weight &- 2) &+ 1 &<< (bits &- 1)
          steps[index] = step &* 2
        }
        for y in run {
          let line = words + (y - extent.minY) * wordsPerRow + part.minX - extent.minX
          Self.write(line, count: part.width, sums, steps, perPlane: perPlane, bits: bits)
        }
      }
    }
  }

  /// Calls a closure with each square whose middle is left of or above some pixels, with the distance
  /// of the first of these pixels in half pixels, and with the pixels.
  private func forEachRun(
    _ start: Int, _ end: Int, from first: Int, _ body: (Int, Int32, Range<Int>) -> Void
  ) {
    // A value belongs to the middle of its square. The next middle is this many half pixels away.
    let steps = 2 << placement.shift
    var pixel = start
    while pixel < end {
      let place = 2 * pixel + 1 - steps / 2
      let weight = place & (steps - 1)
      let next = min(end, pixel + (steps - weight + 1) / 2)
      body((place >> (placement.shift + 1)) - first, Int32(weight), pixel..<next)
      pixel = next
    }
  }

  /// Mixes neighbors in a row of squares for each pixel: red, green, and blue, one after the other.
  private func mix(
    _ row: Int, _ part: PixelRect, into target: UnsafeMutablePointer<Int32>, _ perPlane: Int
  ) {
    let steps = Int32(2 << placement.shift)
    for plane in 0..<3 {
      let line = soft + plane * count + min(max(row, 0), rows - 1) * columns
      let pixels = target + plane * perPlane - part.minX
      forEachRun(part.minX, part.maxX, from: firstColumn) { cell, weight, run in
        let left = Int32(line[min(max(cell, 0), columns - 1)])
        let right = Int32(line[min(max(cell + 1, 0), columns - 1)])
        var value = left &* (steps &- weight) &+ right &* weight
        for pixel in run {
          pixels[pixel] = value
          value &+= (right &- left) &* 2
        }
      }
    }
  }

  /// Adds a step to each sum, and writes the pixels.
  private static func write(
    _ words: UnsafeMutablePointer<UInt32>, count: Int, _ sums: UnsafeMutablePointer<Int32>,
    _ steps: UnsafePointer<Int32>, perPlane: Int, bits: Int32
  ) {
    typealias Eight = SIMD8<Int32>
    for x in stride(from: 0, to: count, by: 8) {
      func next(_ plane: Int) -> Eight {
        let sum = UnsafeMutableRawPointer(sums + plane * perPlane + x)
        let step = UnsafeRawPointer(steps + plane * perPlane + x).loadUnaligned(as: Eight.self)
        let next = sum.loadUnaligned(as: Eight.self) &+ step
        sum.storeBytes(of: next, as: Eight.self)
        return next
      }
      // With the same shift as red, the compiler would shuffle the two together.
      let green = next(1) &>> (bits &- 8) & 0xFF00
      let color = (next(0) &>> bits) &<< 16 | green | next(2) &>> bits
      let pixels = SIMD8<UInt32>(truncatingIfNeeded: color) | 0xFF00_0000
      if x &+ 8 <= count {
        UnsafeMutableRawPointer(words + x).storeBytes(of: pixels, as: SIMD8<UInt32>.self)
      } else {
        for index in 0..<count &- x { words[x &+ index] = pixels[index] }
      }
    }
  }
}
