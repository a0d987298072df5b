// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

extension CGImage {
  /// The pixels as a Cairo surface, to be read only.
  @_spi(LinuxHost) public var surface: OpaquePointer { pixels.surface }

  /// Calls `body` with a surface of its own over the pixels.
  ///
  /// Cairo counts the references to a surface's pixman image without atomics, so that threads that
  /// draw the same image at the same time must not share one surface.
  func withPrivateSurface(_ body: (OpaquePointer) -> Void) {
    let data = pixels.bytes.assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        data, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow))
    else { return }
    defer {
      // A recording or a group may still refer to the surface: finishing makes it let go.
      cairo_surface_destroy(surface)
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return }
    body(surface)
  }
}
