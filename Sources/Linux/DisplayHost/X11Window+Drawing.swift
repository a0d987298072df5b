// SPDX-License-Identifier: MIT

internal import CXCB
@_spi(LinuxHost) import LinuxCoreGraphics

extension X11Window {
  static func makeBuffer(_ size: PixelSize, scale: CGFloat) -> CGContext? {
    CGContext(
      uprightData: nil, width: size.width, height: size.height, bytesPerRow: 0, scale: scale)
  }

  /// Shows the changes in `backBuffer`.
  /// - Parameter damage: In pixels. Rectangles are rounded outward and clipped to the image, and
  ///   empty and invalid ones are ignored. While the window is hidden, nothing is sent: the server
  ///   requests the whole image when it shows the window.
  package func present(damage: [CGRect]) {
    guard isMapped else { return }
    draw(PixelRect.clipped(damage.map(PixelRect.init(enclosing:)), to: pixelSize))
  }

  func draw(_ rects: [PixelRect]) {
    guard openConnection != nil, !rects.isEmpty else { return }
    let buffer = cairo_get_target(backBuffer.cairo)
    cairo_surface_flush(buffer)
    let stride = cairo_image_surface_get_stride(buffer)
    guard let pixels = cairo_image_surface_get_data(buffer), let target = cairo_create(surface)
    else { return }
    cairo_set_operator(target, CAIRO_OPERATOR_SOURCE)
    for rect in rects {
      // Cairo sends the pixels of an image without conversion only if its depth is the window's, so
      // this one has no alpha. It's no larger than the damage, because Cairo converts all of it.
      let part = cairo_image_surface_create_for_data(
        pixels + rect.minY * Int(stride) + rect.minX * 4, CAIRO_FORMAT_RGB24, Int32(rect.width),
        Int32(rect.height), stride)
      cairo_set_source_surface(target, part, Double(rect.minX), Double(rect.minY))
      cairo_rectangle(
        target, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      cairo_fill(target)
      cairo_surface_destroy(part)
    }
    cairo_destroy(target)
    cairo_surface_flush(surface)
    requestEcho()
    display.flush()
  }

  /// Whether the server hasn't drawn everything yet.
  package var isBusy: Bool { awaitsEcho }

  /// Sends a message to this window. The server returns it after all earlier requests.
  private func requestEcho() {
    guard let connection = openConnection else { return }
    lastEcho &+= 1
    awaitsEcho = true
    var message = xcb_client_message_event_t()
    message.response_type = UInt8(XCB_CLIENT_MESSAGE)
    message.format = 32
    message.window = identifier
    message.type = display.atoms.echo
    message.data.data32.0 = lastEcho
    withUnsafeBytes(of: &message) { bytes in
      // A message without an event mask goes to the client that made the window.
      _ = xcb_send_event(
        connection, 0, identifier, 0, bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
  }

  func echoed(_ number: UInt32) {
    guard awaitsEcho, number == lastEcho else { return }
    awaitsEcho = false
    pacer.serverBecameIdle()
  }

  /// The server uncovered a part of the window.
  func expose(_ rects: [PixelRect]) {
    let visible = PixelRect.clipped(rects, to: pixelSize)
    guard !visible.isEmpty else { return }
    draw(visible)
    onEvent?(.exposed(visible.map(\.cgRect)))
  }

  // MARK: Resizing

  /// The server gave the window another size.
  func resize(to new: PixelSize) {
    guard new != pixelSize, replaceBuffer(size: new) else { return }
    pixelSize = new
    cairo_xcb_surface_set_size(surface, Int32(new.width), Int32(new.height))
    onEvent?(.resized(size))
  }

  /// Replaces the image, and copies as much of the old one as fits.
  private func replaceBuffer(size: PixelSize) -> Bool {
    guard let new = Self.makeBuffer(size, scale: scale) else {
      display.onProtocolError("no memory for an image of \(size.width) x \(size.height) pixels")
      return false
    }
    let copy = cairo_create(cairo_get_target(new.cairo))
    cairo_set_operator(copy, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(copy, cairo_get_target(backBuffer.cairo), 0, 0)
    cairo_paint(copy)
    cairo_destroy(copy)
    backBuffer = new
    return true
  }
}
