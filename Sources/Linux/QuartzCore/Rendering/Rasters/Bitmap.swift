// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The picture of a layer that was drawn once.
struct Bitmap {
  let raster: Raster
  /// The pixel of the layer's space in the corner of the raster.
  let origin: (x: Int, y: Int)
  private let cells: BitmapCells

  init(_ raster: Raster, origin: (x: Int, y: Int)) {
    self.raster = raster
    self.origin = origin
    cells = BitmapCells(raster)
  }

  /// Samples the bitmap for every pixel of another raster.
  func sample(into target: Raster, toScreen: CGAffineTransform) {
    let extent = target.extent
    raster.writeWords { words, _ in
      let sampler = ImageSampler(self, words, toScreen: toScreen)
      target.writeWords { pixels, wordsPerRow in
        for row in 0..<extent.height {
          let start = pixels + row * wordsPerRow
          if let sampler {
            sampler.fill(start, count: extent.width, x: extent.minX, y: extent.minY + row, cells)
          } else {
            start.update(repeating: 0, count: extent.width)
          }
        }
      }
    }
  }
}

/// The cells of a bitmap that are blank. In the bitmap of a ring, most are.
struct BitmapCells {
  static let side = 8
  /// The largest distance in the bitmap of two neighbors on the screen.
  static let longestStep: CGFloat = 1 + 1 / 64
  /// The distance from the middle of a cell's length on the screen to the pixels that it reads.
  private static let reach = 6

  private let columns: Int
  private let rows: Int
  private var filled: [Bool]

  init(_ raster: Raster) {
    let extent = raster.extent
    columns = (extent.width + Self.side - 1) / Self.side + 2
    rows = (extent.height + Self.side - 1) / Self.side + 2
    filled = Array(repeating: false, count: columns * rows)
    var line = Array(repeating: false, count: columns)
    raster.writeWords { words, wordsPerRow in
      for y in 0..<extent.height {
        var isBlank = true
        for x in 0..<extent.width where words[y * wordsPerRow + x] != 0 {
          isBlank = false
          let last = min(Self.cell(x + Self.reach), columns - 1)
          for column in Self.cell(x - Self.reach)...last { line[column] = true }
        }
        guard !isBlank else { continue }
        for row in Self.cell(y - Self.reach)...min(Self.cell(y + Self.reach), rows - 1) {
          for column in 0..<columns where line[column] { filled[row * columns + column] = true }
        }
        for column in 0..<columns { line[column] = false }
      }
    }
  }

  /// Whether the pixels around one on the screen read only blank pixels.
  @inline(__always)
  func isBlank(_ x: Int, _ y: Int) -> Bool {
    let (column, row) = (Self.cell(x), Self.cell(y))
    guard column >= 0, row >= 0, column < columns, row < rows else { return true }
    return !filled[row &* columns &+ column]
  }

  /// There's also one cell around the bitmap.
  @inline(__always)
  private static func cell(_ place: Int) -> Int { (place >> 3) &+ 1 }
}
