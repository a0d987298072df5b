// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

extension CGImage {
  /// The image in the PNG format, not premultiplied; nil when memory runs out.
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

  /// Writes the image as a PNG file, replacing what is there.
  ///
  /// - Throws: The error of the file system when the file cannot be written.
  @_spi(LinuxHost) public func writePNG(to url: URL) throws {
    guard let data = pngData() else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }

  /// As many as a window has at most: 256 MB.
  private static let pixelLimit = 1 << 26

  /// The image in PNG data; nil for anything else, and for more pixels than any window has.
  @_spi(LinuxHost) public static func decodingPNG(_ data: Data) -> CGImage? {
    // Cairo reports a truncated file as an error surface, but asks for the memory that the header
    // promises. The signature keeps what is no PNG at all away from libpng's warnings.
    let header = [UInt8](data.prefix(24))
    guard header.count == 24,
      header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    let size = [16, 20].map { header[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard size[0] > 0, size[1] <= pixelLimit / size[0] else { return nil }
    let input = PNGInput(data)
    let decoded = cairo_image_surface_create_from_png_stream(
      { closure, bytes, length in
        guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
        let input = Unmanaged<PNGInput>.fromOpaque(closure).takeUnretainedValue()
        return input.read(into: bytes, count: Int(length))
          ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
      }, Unmanaged.passUnretained(input).toOpaque())
    guard let decoded else { return nil }
    if cairo_image_surface_get_format(decoded) == CAIRO_FORMAT_ARGB32 {
      return PixelSurface(owning: decoded).map { CGImage($0) }
    }
    defer { cairo_surface_destroy(decoded) }
    guard cairo_surface_status(decoded) == CAIRO_STATUS_SUCCESS else { return nil }
    let width = Int(cairo_image_surface_get_width(decoded))
    let height = Int(cairo_image_surface_get_height(decoded))
    guard let pixels = PixelSurface(width: width, height: height),
      let cairo = cairo_create(pixels.surface)
    else { return nil }
    defer { cairo_destroy(cairo) }
    // An opaque or a deep file decodes to another format: painting it makes all of them one.
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, decoded, 0, 0)
    cairo_paint(cairo)
    cairo_surface_flush(pixels.surface)
    guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else { return nil }
    return CGImage(pixels)
  }
}

private final class PNGOutput {
  var data = Data()
}

private final class PNGInput {
  private let data: Data
  private var offset: Int

  init(_ data: Data) {
    self.data = data
    offset = data.startIndex
  }

  func read(into bytes: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    guard count <= data.endIndex - offset else { return false }
    data.copyBytes(to: bytes, from: offset..<(offset + count))
    offset += count
    return true
  }
}
