// SPDX-License-Identifier: MIT

internal import CCairo
@_spi(LinuxHost) import LinuxCoreGraphics

/// The pixels of a part of the screen: coverage in bytes, or premultiplied colors in words.
final class Raster {
  let cairo: OpaquePointer
  let pixels: PixelSurface

  /// The pixels of the screen in the raster, from its upper left corner on.
  private(set) var extent = PixelRect.zero
  private var knownMiddle: Middle?

  /// Fails if memory runs out, or if the size is too large.
  init?(width: Int, height: Int, isCoverage: Bool) {
    // `begin` clears the memory if necessary.
    guard
      let pixels = PixelSurface(
        width: width, height: height, isCoverage: isCoverage, clears: false),
      let cairo = cairo_create(pixels.surface)
    else { return nil }
    self.pixels = pixels
    self.cairo = cairo
    // Curves are flattened to a thirtieth of a pixel, which a coverage of 8 bits can't show.
    cairo_set_tolerance(cairo, 0.03)
    LayerRenderer.rasterCount.increment()
  }

  deinit {
    LayerRenderer.rasterCount.decrement()
    cairo_destroy(cairo)
  }

  /// A raster for the extent, which is the old one if it fits without wasting much memory.
  static func prepared(
    _ old: Raster?, _ extent: PixelRect, isCoverage: Bool, clears: Bool = true
  ) -> Raster? {
    var raster = old
    let fits =
      old.map {
        $0.fits(extent, isCoverage: isCoverage) && $0.width * $0.height <= extent.area * 4 + 65_536
      } ?? false
    if !fits {
      raster = Raster(width: extent.width, height: extent.height, isCoverage: isCoverage)
    }
    raster?.begin(extent, clears: clears)
    return raster
  }

  var surface: OpaquePointer { pixels.surface }
  var isCoverage: Bool { pixels.isCoverage }
  var width: Int { pixels.width }
  var height: Int { pixels.height }
  var bytesPerRow: Int { pixels.bytesPerRow }
  private var bytes: UnsafeMutablePointer<UInt8> {
    pixels.bytes.assumingMemoryBound(to: UInt8.self)
  }

  /// Whether the raster has room for the extent.
  func fits(_ extent: PixelRect, isCoverage: Bool) -> Bool {
    self.isCoverage == isCoverage && width >= extent.width && height >= extent.height
      && isSound
  }

  /// Whether no drawing has failed. After an error, Cairo doesn't draw anything.
  var isSound: Bool { cairo_status(cairo) == CAIRO_STATUS_SUCCESS }

  /// Prepares the raster for other pixels, which are transparent unless all will be written.
  func begin(_ extent: PixelRect, clears: Bool = true) {
    self.extent = extent
    knownMiddle = nil
    // Cairo cuts outlines at the clip, with rounding errors. Therefore the clip must be the extent and
    // not the surface, whose size depends on its earlier uses.
    cairo_reset_clip(cairo)
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, 0, 0, Double(extent.width), Double(extent.height))
    cairo_clip(cairo)
    guard clears else { return }
    writeBytes { bytes in
      let count = extent.width * (isCoverage ? 1 : 4)
      for row in 0..<extent.height { memset(bytes + row * bytesPerRow, 0, count) }
    }
  }

  /// Moves the pixels to another place on the screen.
  func move(to extent: PixelRect) {
    self.extent = extent
    knownMiddle = nil
  }

  /// Whether all pixels of an area have the same coverage.
  private func isEven(in area: PixelRect) -> Bool {
    let value = coverage(area.minX, area.minY)
    return (area.minY..<area.maxY).allSatisfy { y in
      let row = bytes + (y - extent.minY) * bytesPerRow + area.minX - extent.minX
      return row[0] == value && memcmp(row, row + 1, area.width - 1) == 0
    }
  }

  /// The middle of a coverage if all of its pixels are the same: covered, as in a card, or not, as in
  /// a shadow under its bezel.
  struct Middle {
    var extent = PixelRect.zero
    var isCovered = false
  }

  /// The middle of what was drawn since `begin`.
  var middle: Middle {
    if let knownMiddle { return knownMiddle }
    let found = findMiddle()
    knownMiddle = found
    return found
  }

  private func findMiddle() -> Middle {
    guard !extent.isEmpty else { return Middle() }
    let (x, y) = ((extent.minX + extent.maxX) / 2, (extent.minY + extent.maxY) / 2)
    let value = coverage(x, y)
    guard value == 0 || value == 255 else { return Middle() }
    func end(_ places: StrideTo<Int>, _ coverage: (Int) -> UInt8) -> Int? {
      places.first { coverage($0) != value }
    }
    let left = end(stride(from: x, to: extent.minX - 1, by: -1)) { coverage($0, y) }
    let right = end(stride(from: x, to: extent.maxX, by: 1)) { coverage($0, y) }
    let top = end(stride(from: y, to: extent.minY - 1, by: -1)) { coverage(x, $0) }
    let bottom = end(stride(from: y, to: extent.maxY, by: 1)) { coverage(x, $0) }
    // The corners are round.
    var middle = PixelRect(
      minX: left.map { $0 + 1 } ?? extent.minX, minY: top.map { $0 + 1 } ?? extent.minY,
      maxX: right ?? extent.maxX, maxY: bottom ?? extent.maxY)
    while !middle.isEmpty, !isEven(in: middle) { middle = middle.insetBy(1) }
    return Middle(extent: middle, isCovered: value == 255)
  }

  /// The coverage of a pixel of the extent.
  func coverage(_ x: Int, _ y: Int) -> UInt8 {
    bytes[(y - extent.minY) * bytesPerRow + x - extent.minX]
  }

  /// Writes colors without Cairo. The closure's parameters are the words and their number in a row.
  func writeWords(_ body: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
    let wordsPerRow = bytesPerRow / 4
    writeBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self, capacity: height * wordsPerRow) { words in
        body(words, wordsPerRow)
      }
    }
  }

  /// Writes the memory without Cairo.
  func writeBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result {
    pixels.flush()
    defer { pixels.markDirty() }
    return body(bytes)
  }
}
