// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

/// Pixels that Cairo draws into: premultiplied ARGB in native words, or coverage in bytes.
///
/// The one owner of a Cairo image surface and its memory.
final class PixelSurface {
  /// Sides beyond this are refused: Cairo's coordinates and 32-bit products end soon after.
  static let largestSide = 32_000

  let surface: OpaquePointer
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let bytes: UnsafeMutableRawPointer
  /// Freed with the surface.
  private var memory: UnsafeMutableRawPointer?

  /// Fails for sizes that are not positive or absurd.
  convenience init?(width: Int, height: Int) {
    guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    self.init(owning: surface)
    useLargePages()
  }

  /// Each page of new memory is emptied when it is first touched, which takes as long as painting
  /// it. Many at a time take less.
  private func useLargePages() {
    let page = 1 << 21
    let start = (Int(bitPattern: bytes) + page - 1) & -page
    let end = (Int(bitPattern: bytes) + height * bytesPerRow) & -page
    if start < end {
      madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
    }
  }

  /// Takes over an image surface of Cairo's, also when this fails: for one that is in error.
  init?(owning surface: OpaquePointer) {
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      max(width, height) <= Self.largestSide,
      let bytes = cairo_image_surface_get_data(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.bytes = UnsafeMutableRawPointer(bytes)
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
  }

  /// Uses memory that somebody else owns and keeps alive.
  init?(data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height),
      bytesPerRow >= width * 4, bytesPerRow.isMultiple(of: 4), bytesPerRow <= Int(Int32.max),
      let surface = cairo_image_surface_create_for_data(
        data.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(bytesPerRow))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    bytes = data
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    free(memory)
  }

  /// Has Cairo finish what it draws.
  func flush() {
    cairo_surface_flush(surface)
  }

  /// Says that the memory was written without Cairo, which otherwise takes a new surface for empty.
  func markDirty() {
    cairo_surface_mark_dirty(surface)
  }

  func copy() -> PixelSurface? {
    // Cairo's own memory would be emptied first.
    guard let memory = malloc(height * bytesPerRow) else { return nil }
    guard
      let copy = PixelSurface(data: memory, width: width, height: height, bytesPerRow: bytesPerRow)
    else {
      free(memory)
      return nil
    }
    copy.memory = memory
    copy.useLargePages()
    cairo_surface_flush(surface)
    for row in 0..<height {
      memcpy(copy.bytes + row * copy.bytesPerRow, bytes + row * bytesPerRow, width * 4)
    }
    copy.markDirty()
    return copy
  }
}
