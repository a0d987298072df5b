// SPDX-License-Identifier: MIT

internal import CXCB
@_spi(LinuxHost) import LinuxCoreGraphics

/// A top-level window with an image in memory.
///
/// Draw into `backBuffer`, and then call `present(damage:)` with the rectangles that changed. The
/// window keeps the image, and draws from it the parts that the server uncovers.
@MainActor
package final class X11Window {
  /// The shortest time between two frames, in seconds.
  nonisolated package static let frameInterval = 1.0 / 60

  /// The connection that the window belongs to.
  package let display: X11Display
  /// The server's number of the window.
  package let identifier: UInt32
  /// Called on the main queue with everything that happens to the window.
  package var onEvent: ((DisplayEvent) -> Void)?
  /// Called on the main queue when a requested frame is due.
  package var onFrame: (() -> Void)?
  /// Pixels per point.
  package let scale: CGFloat
  /// The size in points.
  package var size: CGSize {
    CGSize(width: CGFloat(pixelSize.width) / scale, height: CGFloat(pixelSize.height) / scale)
  }
  /// Whether the server shows the window.
  package internal(set) var isMapped = false
  /// The image, y down, in points. The event `resized` replaces it.
  package internal(set) var backBuffer: CGContext
  /// The text in the title bar.
  package var title: String {
    didSet { writeTitle() }
  }

  /// Cairo's surface for the window on the server.
  let surface: OpaquePointer
  /// The size of the image.
  var pixelSize: PixelSize
  let pacer = FramePacer()
  var inputs = InputQueue()
  var pressedButtons: Set<Int> = []
  var pressedKeys: Set<UInt8> = []
  var lastLocation = CGPoint.zero
  /// The number of the last echo that was requested, and whether it hasn't come yet.
  var lastEcho: UInt32 = 0
  var awaitsEcho = false
  var isClosed = false

  /// Makes a window that isn't shown yet.
  /// - Parameters:
  ///   - size: In points, clamped to the largest size that a server can show.
  ///   - scale: Pixels per point from 0.5 to 8, or nil for the display's.
  package init(
    display: X11Display, title: String, size: CGSize, scale: CGFloat? = nil
  ) throws {
    guard let connection = display.connection else {
      throw X11Error.cannotOpenWindow(reason: "the connection has ended")
    }
    let actualScale = scale.map(DisplayScale.clamped) ?? display.scale
    let pixels = PixelSize(points: size, scale: actualScale)
    guard let backBuffer = Self.makeBuffer(pixels, scale: actualScale) else {
      throw X11Error.cannotOpenWindow(
        reason: "no memory for \(pixels.width) x \(pixels.height) pixels")
    }
    let identifier = xcb_generate_id(connection)
    let surface = cairo_xcb_surface_create(
      connection, identifier, display.screen.visual, Int32(pixels.width), Int32(pixels.height))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw X11Error.cannotOpenWindow(reason: "the connection has ended")
    }
    self.display = display
    self.identifier = identifier
    self.surface = surface
    self.title = title
    self.scale = actualScale
    self.backBuffer = backBuffer
    pixelSize = pixels
    create(on: connection)
    writeProperties()
    display.windows[identifier] = X11Display.WeakWindow(window: self)
    pacer.window = self
    display.flush()
  }

  isolated deinit {
    close()
    cairo_surface_destroy(surface)
  }

  /// Shows the window.
  package func map() {
    guard let connection = openConnection else { return }
    xcb_map_window(connection, identifier)
    display.flush()
  }

  /// Removes the window. No events follow. A second call has no effect.
  package func close() {
    guard !isClosed else { return }
    let connection = openConnection
    forget()
    if let connection {
      xcb_destroy_window(connection, identifier)
      display.flush()
    }
  }

  /// The window is gone, so no request may name it any more.
  func forget() {
    cairo_surface_finish(surface)
    display.windows[identifier] = nil
    isClosed = true
    isMapped = false
    awaitsEcho = false
    inputs = InputQueue()
    pacer.cancel()
  }

  /// The connection, as long as requests about this window make sense.
  var openConnection: OpaquePointer? { isClosed ? nil : display.connection }

  /// Requests one call of `onFrame`: at once after a pause, otherwise a 60th of a second after the
  /// previous frame, and never while the server is busy. A second request before that has no effect.
  package func requestFrame() {
    pacer.request()
  }

  /// Withdraws the request.
  package func cancelFrame() {
    pacer.cancel()
  }
}
