// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// The pixels of a part of the screen: coverage in bytes, or premultiplied colors in words.
final class Raster {
  let cairo: OpaquePointer
  private let pixels: PixelSurface

  /// The pixels of the screen in the raster, from its upper left corner on.
  private(set) var extent = PixelRect.zero

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
  }

  /// Whether an area isn't covered at all.
  func isBlank(in area: PixelRect) -> Bool {
    (area.minY..<area.maxY).allSatisfy { y in
      let row = bytes + (y - extent.minY) * bytesPerRow + area.minX - extent.minX
      return row[0] == 0 && memcmp(row, row + 1, area.width - 1) == 0
    }
  }

  /// Splits an area into parts around the hole in the middle of this raster.
  func parts(of area: PixelRect) -> [PixelRect] {
    let hole = hole.intersection(area)
    guard !hole.isEmpty else { return [area] }
    return [
      PixelRect(minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: hole.minY),
      PixelRect(minX: area.minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      PixelRect(minX: hole.maxX, minY: hole.minY, maxX: area.maxX, maxY: hole.maxY),
      PixelRect(minX: area.minX, minY: hole.maxY, maxX: area.maxX, maxY: area.maxY),
    ].filter { !$0.isEmpty }
  }

  /// The uncovered pixels in the middle, such as those of a shadow under its bezel.
  private var hole: PixelRect {
    let (x, y) = ((extent.minX + extent.maxX) / 2, (extent.minY + extent.maxY) / 2)
    func end(_ places: StrideTo<Int>, _ isCovered: (Int) -> Bool) -> Int? {
      places.first(where: isCovered)
    }
    guard !extent.isEmpty, coverage(x, y) == 0,
      let left = end(stride(from: x, to: extent.minX - 1, by: -1), { coverage($0, y) > 0 }),
      let right = end(stride(from: x, to: extent.maxX, by: 1), { coverage($0, y) > 0 }),
      let top = end(stride(from: y, to: extent.minY - 1, by: -1), { coverage(x, $0) > 0 }),
      let bottom = end(stride(from: y, to: extent.maxY, by: 1), { coverage(x, $0) > 0 })
    else { return PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) }
    // The corners are round.
    var hole = PixelRect(minX: left + 1, minY: top + 1, maxX: right, maxY: bottom)
    while !hole.isEmpty, !isBlank(in: hole) { hole = hole.insetBy(1) }
    return hole
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
