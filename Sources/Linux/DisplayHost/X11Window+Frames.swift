// SPDX-License-Identifier: MIT

internal import CXCB
@_spi(LinuxHost) import LinuxCoreGraphics

extension X11Window {
  /// What the frames of the window go by.
  package var pacing: FramePacing { pacer.pacing }

  /// Asks for one call of `onFrame`: at once after a pause, otherwise at the next refresh, and
  /// never while the server still reads the picture. Asking again before that changes nothing.
  package func requestFrame() {
    pacer.request()
  }

  /// Takes the request back.
  package func cancelFrame() {
    pacer.cancel()
  }

  /// Sends a message around through the server, which passes it on when all before it is done.
  func requestEcho(_ serial: UInt32) {
    let pipe = BrokenPipe()
    defer { pipe.end() }
    guard let connection = openConnection else { return }
    var message = xcb_client_message_event_t()
    message.response_type = UInt8(XCB_CLIENT_MESSAGE)
    message.format = 32
    message.window = identifier
    message.type = display.atoms.echo
    message.data.data32.0 = serial
    withUnsafeBytes(of: &message) { bytes in
      // Without a mask it goes to whoever made the window.
      _ = xcb_send_event(
        connection, 0, identifier, 0, bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
    display.flush()
  }

  /// Finds out how often the monitor that shows most of the window shows a new picture.
  func updateRefreshRate() {
    let rate = display.outputs.commonRate ?? frameOnRoot.map { display.outputs.rate(at: $0) }
    guard let rate, rate != refreshRate else { return }
    refreshRate = rate
    onEvent?(.refreshRateChanged(rate))
  }

  /// Asked of the server: what it tells by itself may be relative to a window manager's frame.
  private var frameOnRoot: PixelRect? {
    let pipe = BrokenPipe()
    defer { pipe.end() }
    guard let connection = openConnection else { return nil }
    let cookie = xcb_translate_coordinates(connection, identifier, display.screen.root, 0, 0)
    guard let reply = xcb_translate_coordinates_reply(connection, cookie, nil) else { return nil }
    defer { free(reply) }
    display.collectArrivals()
    return PixelRect(
      x: Int(reply.pointee.dst_x), y: Int(reply.pointee.dst_y), width: pixelSize.width,
      height: pixelSize.height)
  }
}
