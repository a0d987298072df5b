// SPDX-License-Identifier: MIT

internal import CXCB
@_spi(LinuxHost) import LinuxCoreGraphics

extension X11Window {
  /// Shows what changed in `backBuffer`.
  /// - Parameter damage: in pixels; rectangles are rounded outwards and cut to the picture, and
  ///   what is empty or not a number is ignored. While the window is hidden nothing is sent: the
  ///   server asks for the whole picture when it shows the window.
  package func present(damage: [CGRect]) {
    guard isMapped else { return }
    upload(PixelRect.clipped(damage.map(PixelRect.init(enclosing:)), to: pixelSize))
  }

  func upload(_ rects: [PixelRect]) {
    let pipe = BrokenPipe()
    defer { pipe.end() }
    guard let connection = openConnection, let last = rects.indices.last else { return }
    for (index, rect) in rects.enumerated() {
      picture.prepareUpload(rect)
      if let segment = picture.segment {
        // The server works in order: hearing of the last rectangle is hearing of all.
        share(rect, segment: segment, reportsCompletion: index == last, on: connection)
      } else {
        send(rect, on: connection)
      }
    }
    display.flush()
  }

  /// The server has read an upload, or refused it.
  func finishUpload(_ sequence: UInt16) {
    guard uploads.remove(sequence) != nil else { return }
    if uploads.isEmpty { becameIdle = true }
  }

  private func share(
    _ rect: PixelRect, segment: xcb_shm_seg_t, reportsCompletion: Bool,
    on connection: OpaquePointer
  ) {
    let cookie = xcb_shm_put_image(
      connection, identifier, graphics, UInt16(pixelSize.width), UInt16(pixelSize.height),
      UInt16(rect.minX), UInt16(rect.minY), UInt16(rect.width), UInt16(rect.height),
      Int16(rect.minX),
      Int16(rect.minY), display.screen.depth, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue),
      reportsCompletion ? 1 : 0, segment, 0)
    if reportsCompletion { uploads.insert(UInt16(truncatingIfNeeded: cookie.sequence)) }
  }

  /// Sends the pixels themselves, in requests that the server accepts.
  private func send(_ rect: PixelRect, on connection: OpaquePointer) {
    let format = display.screen.format
    let header = 32  // a little more than the request's own fields
    let limit = Int(xcb_get_maximum_request_length(connection)) * 4 - header
    let strips = rect.strips(
      bytesPerPixel: format.bytesPerPixel, byteLimit: min(limit, 1 << 20))
    for strip in strips {
      let packedRow = format.bytesPerRow(width: strip.width)
      let start = picture.uploadAddress + strip.minX * format.bytesPerPixel
      let pixels = [UInt8](unsafeUninitializedCapacity: packedRow * strip.height) { buffer, count in
        guard let target = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
        for row in 0..<strip.height {
          (target + row * packedRow).copyMemory(
            from: start + (strip.minY + row) * picture.uploadBytesPerRow,
            byteCount: strip.width * format.bytesPerPixel)
        }
        count = packedRow * strip.height
      }
      xcb_put_image(
        connection, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), identifier, graphics,
        UInt16(strip.width), UInt16(strip.height), Int16(strip.minX), Int16(strip.minY), 0,
        display.screen.depth, UInt32(pixels.count), pixels)
    }
  }
}
