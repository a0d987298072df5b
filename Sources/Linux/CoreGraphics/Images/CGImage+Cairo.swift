// SPDX-License-Identifier: MIT

internal import CCairo

extension CGImage {
  /// The pixels as a read-only Cairo surface.
  @_spi(LinuxHost) public var surface: OpaquePointer { pixels.surface }

  /// Calls `body` with a separate surface over the pixels.
  ///
  /// Cairo counts the references to a surface's pixman image without atomics, so threads that draw the
  /// same image at the same time can't share one surface.
  func withPrivateSurface(_ body: (OpaquePointer) -> Void) {
    let data = pixels.bytes.assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        data, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow))
    else { return }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return }
    body(surface)
  }

  /// The image in the PNG format, not premultiplied; `nil` if memory runs out.
  @_spi(LinuxHost) public func pngData() -> Data? {
    let output = PNGOutput()
    var status = CAIRO_STATUS_NO_MEMORY
    withPrivateSurface { surface in
      status = cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, length in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          let output = Unmanaged<PNGOutput>.fromOpaque(closure).takeUnretainedValue()
          output.data.append(bytes, count: Int(length))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(output).toOpaque())
    }
    return status == CAIRO_STATUS_SUCCESS ? output.data : nil
  }

  /// Writes the image to a PNG file, and replaces an existing file.
  ///
  /// - Throws: The file system's error if the file can't be written.
  @_spi(LinuxHost) public func writePNG(to url: URL) throws {
    guard let data = pngData() else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }
}

private final class PNGOutput {
  var data = Data()
}
