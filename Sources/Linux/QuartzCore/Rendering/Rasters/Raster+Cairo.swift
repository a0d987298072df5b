// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// Pixels of the renderer's own: coverage in bytes, or premultiplied colours in words.
final class Raster {
  let surface: OpaquePointer
  let cairo: OpaquePointer
  let isCoverage: Bool
  let width: Int
  let height: Int
  let bytesPerRow: Int
  private let bytes: UnsafeMutablePointer<UInt8>

  /// Which pixels of the screen the raster holds at the moment, from its upper left corner on.
  private(set) var extent = PixelRect.zero

  /// Nil when there is no memory, or the size is absurd.
  init?(width: Int, height: Int, isCoverage: Bool) {
    guard (1...30_000).contains(width), (1...30_000).contains(height) else { return nil }
    let format = isCoverage ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
    let bytesPerRow = cairo_format_stride_for_width(format, Int32(width))
    // Cairo would clear the memory, which `begin` does if it has to be.
    guard let memory = malloc(Int(bytesPerRow) * height) else { return nil }
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, format, Int32(width), Int32(height), bytesPerRow),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface)
    else {
      free(memory)
      return nil
    }
    self.surface = surface
    self.cairo = cairo
    self.isCoverage = isCoverage
    self.width = width
    self.height = height
    self.bytes = bytes
    self.bytesPerRow = Int(bytesPerRow)
    // Curves are flattened to a thirtieth of a pixel, which no coverage of 8 bits shows.
    cairo_set_tolerance(cairo, 0.03)
    LayerRenderer.rasterCount.increment()
  }

  deinit {
    LayerRenderer.rasterCount.decrement()
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    free(bytes)
  }

  /// Whether the extent fits, without wasting much memory.
  func fits(_ extent: PixelRect, isCoverage: Bool) -> Bool {
    self.isCoverage == isCoverage && width >= extent.width && height >= extent.height
      && isSound
  }

  /// Whether no drawing has failed, after which Cairo draws no more.
  var isSound: Bool { cairo_status(cairo) == CAIRO_STATUS_SUCCESS }

  /// Makes the raster hold other pixels, all of them transparent unless all will be written.
  func begin(_ extent: PixelRect, clears: Bool = true) {
    self.extent = extent
    // Cairo cuts outlines at the clip, with rounding errors of its own: the clip must be the extent,
    // and not the surface, whose size depends on what it was used for before.
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

  /// Makes what is there stand elsewhere.
  func move(to extent: PixelRect) {
    self.extent = extent
  }

  /// Whether another coverage is the same, wherever it is.
  func hasSameBytes(as other: Raster) -> Bool {
    guard extent.width == other.extent.width, extent.height == other.extent.height else {
      return false
    }
    cairo_surface_flush(surface)
    cairo_surface_flush(other.surface)
    return (0..<extent.height).allSatisfy { row in
      memcmp(bytes + row * bytesPerRow, other.bytes + row * other.bytesPerRow, extent.width) == 0
    }
  }

  /// Takes over the coverage of another raster where both are.
  func copy(_ other: Raster) {
    let part = extent.intersection(other.extent)
    writeBytes { bytes in
      other.writeBytes { source in
        for y in part.minY..<part.maxY {
          memcpy(
            bytes + (y - extent.minY) * bytesPerRow + part.minX - extent.minX,
            source + (y - other.extent.minY) * other.bytesPerRow + part.minX - other.extent.minX,
            part.width)
        }
      }
    }
  }

  /// Blurs the coverage.
  func blur(_ deviation: CGFloat) {
    writeBytes { bytes in
      GaussianBlur.blur(
        bytes, width: extent.width, height: extent.height, valuesPerRow: bytesPerRow,
        radii: GaussianBlur.radii(deviation), mirrors: false)
    }
  }

  /// Whether nothing of an area is covered.
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

  /// Where nothing is covered, as under a bezel by its shadow.
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

  /// How much of a pixel of the extent is covered.
  func coverage(_ x: Int, _ y: Int) -> UInt8 {
    bytes[(y - extent.minY) * bytesPerRow + x - extent.minX]
  }

  /// Writes colours behind Cairo's back; `body` gets the words and how many make a row.
  func writeWords(_ body: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
    let wordsPerRow = bytesPerRow / 4
    writeBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self, capacity: height * wordsPerRow) { words in
        body(words, wordsPerRow)
      }
    }
  }

  /// Writes the memory behind Cairo's back.
  func writeBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    return body(bytes)
  }
}
