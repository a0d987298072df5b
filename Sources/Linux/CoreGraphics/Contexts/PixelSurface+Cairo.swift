// SPDX-License-Identifier: MIT

internal import CCairo

/// Pixels that Cairo draws into: premultiplied ARGB in native words, or coverage in bytes.
///
/// The only owner of a Cairo image surface and its memory.
@_spi(LinuxHost) public final class PixelSurface {
  /// The longest side. Soon after it, Cairo's coordinates and 32-bit products overflow.
  static let largestSide = 32_000

  public let surface: OpaquePointer
  public let width: Int
  public let height: Int
  public let bytesPerRow: Int
  public let bytes: UnsafeMutableRawPointer
  public let isCoverage: Bool
  /// Memory that is freed with the surface.
  private let memory: UnsafeMutableRawPointer?

  /// Fails if a side isn't positive or is too long, and if memory runs out.
  ///
  /// - Parameter clears: Whether the pixels are transparent. Otherwise they're undefined, and Cairo
  ///   doesn't spend time on clearing them.
  public convenience init?(
    width: Int, height: Int, isCoverage: Bool = false, clears: Bool = true
  ) {
    guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height) else {
      return nil
    }
    let format = isCoverage ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
    if clears {
      self.init(cairo_image_surface_create(format, Int32(width), Int32(height)))
    } else {
      let stride = cairo_format_stride_for_width(format, Int32(width))
      guard let memory = malloc(height * Int(stride)) else { return nil }
      self.init(
        cairo_image_surface_create_for_data(
          memory.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), stride),
        freeing: memory)
    }
    if !isCoverage { useLargePages() }
  }

  /// Uses memory that the caller keeps alive.
  ///
  /// - Parameter bytesPerRow: 0 for rows without gaps.
  convenience init?(data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height) else {
      return nil
    }
    let bytesPerRow = bytesPerRow == 0 ? width * 4 : bytesPerRow
    guard bytesPerRow >= width * 4, bytesPerRow.isMultiple(of: 4), bytesPerRow <= Int(Int32.max)
    else { return nil }
    self.init(
      cairo_image_surface_create_for_data(
        data.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(bytesPerRow)))
  }

  /// Takes ownership of a surface and its memory, even if this fails.
  private init?(_ surface: OpaquePointer?, freeing memory: UnsafeMutableRawPointer? = nil) {
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let bytes = cairo_image_surface_get_data(surface)
    else {
      surface.map(cairo_surface_destroy)
      free(memory)
      return nil
    }
    self.surface = surface
    self.bytes = UnsafeMutableRawPointer(bytes)
    self.memory = memory
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    isCoverage = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    free(memory)
  }

  /// The system clears each page of new memory when it's first used, which takes as long as painting
  /// it. Large pages take less time.
  private func useLargePages() {
    let page = 1 << 21
    let start = (Int(bitPattern: bytes) + page - 1) & -page
    let end = (Int(bitPattern: bytes) + height * bytesPerRow) & -page
    if start < end {
      madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
    }
  }

  /// Makes Cairo finish its drawing, so that the memory can be read and written.
  public func flush() {
    cairo_surface_flush(surface)
  }

  /// Tells Cairo that the memory was written. Otherwise Cairo treats a new surface as empty.
  public func markDirty() {
    cairo_surface_mark_dirty(surface)
  }

  /// A copy of colors.
  func copy() -> PixelSurface? {
    guard let copy = PixelSurface(width: width, height: height, clears: false) else { return nil }
    flush()
    for row in 0..<height {
      memcpy(copy.bytes + row * copy.bytesPerRow, bytes + row * bytesPerRow, width * 4)
    }
    copy.markDirty()
    return copy
  }
}
