// SPDX-License-Identifier: MIT

internal import CXCB
@_spi(LinuxHost) import LinuxCoreGraphics

/// A top-level window with a picture in memory.
///
/// Draw into `backBuffer`, then `present(damage:)` what changed. The window forgets nothing: what
/// the server uncovers is uploaded again from the picture.
@MainActor
package final class X11Window {
  /// The connection that the window lives on.
  package let display: X11Display
  /// The server's number of the window.
  package let identifier: UInt32
  /// Called on the main queue with everything that happens to the window.
  package var onEvent: ((DisplayEvent) -> Void)?
  /// Called when the server has read what was presented, so that drawing is free again.
  package var onIdle: (() -> Void)?
  /// Called on the main queue when a frame that was asked for is due.
  package var onFrame: (() -> Void)?
  /// How often the monitor that the window is on shows a new picture, in frames a second.
  package internal(set) var refreshRate: Double
  /// Whether the server still reads the picture: drawing now may tear the frame before.
  package var isBusy: Bool { !uploads.isEmpty }
  /// Pixels per point.
  package internal(set) var scale: CGFloat
  /// The size in points.
  package var size: CGSize {
    CGSize(width: CGFloat(pixelSize.width) / scale, height: CGFloat(pixelSize.height) / scale)
  }
  /// The size of the picture in pixels, both at least 1.
  package var pixelWidth: Int { pixelSize.width }
  package var pixelHeight: Int { pixelSize.height }
  /// Whether the server shows the window.
  package internal(set) var isMapped = false
  /// The picture, y down, in points. Ask again after `resized` and `scaleChanged`: a context from
  /// before draws into memory that is gone.
  package var backBuffer: CGContext { picture.context }
  /// What stands in the title bar.
  package var title: String {
    didSet { writeTitle() }
  }
  /// The smallest size, in points, that the window manager should allow.
  package var minimumSize: CGSize = .zero {
    didSet { writeSizeHints() }
  }

  /// Whether the scale was left to the display, whose changes the window then follows.
  let followsDisplayScale: Bool
  let graphics: xcb_gcontext_t
  var picture: X11Picture
  var pixelSize: PixelSize { picture.size }
  /// The sequence numbers of uploads that the server has not yet confirmed.
  var uploads: Set<UInt16> = []
  var inputs = InputQueue()
  let pacer = X11FramePacer()
  var pressedButtons: Set<Int> = []
  var pressedKeys: Set<UInt8> = []
  var lastLocation = CGPoint.zero
  var lastTime: TimeInterval = 0
  var becameIdle = false
  var isClosed = false

  /// Makes a window that is not yet shown.
  /// - Parameters:
  ///   - size: in points; clamped to what a server can show.
  ///   - scale: pixels per point from 0.5 to 8; `nil` follows the display.
  package init(
    display: X11Display, title: String, size: CGSize, scale: CGFloat? = nil
  ) throws {
    let pipe = BrokenPipe()
    defer { pipe.end() }
    guard let connection = display.connection else {
      throw X11Error.cannotOpenWindow(reason: "the connection has ended")
    }
    let actualScale = scale.map(ResourceDatabase.clampedScale) ?? display.scale
    let pixels = PixelSize(points: size, scale: actualScale)
    guard let picture = X11Picture(display: display, size: pixels, scale: actualScale) else {
      throw X11Error.cannotOpenWindow(
        reason: "no memory for \(pixels.width) x \(pixels.height) pixels")
    }
    self.display = display
    self.title = title
    self.scale = actualScale
    self.picture = picture
    followsDisplayScale = scale == nil
    refreshRate = display.outputs.commonRate ?? RefreshRate.fallback
    identifier = xcb_generate_id(connection)
    graphics = xcb_generate_id(connection)
    create(on: connection)
    writeProperties()
    display.windows[identifier] = X11Display.WeakWindow(window: self)
    pacer.window = self
    updateRefreshRate()
    display.flush()
  }

  isolated deinit {
    close()
  }

  /// Shows the window.
  package func map() {
    let pipe = BrokenPipe()
    defer { pipe.end() }
    guard let connection = openConnection else { return }
    xcb_map_window(connection, identifier)
    display.flush()
  }

  /// Takes the window away for good. No events follow. Does nothing the second time.
  package func close() {
    guard !isClosed else { return }
    let pipe = BrokenPipe()
    defer { pipe.end() }
    if let connection = openConnection {
      xcb_free_gc(connection, graphics)
      xcb_destroy_window(connection, identifier)
      display.flush()
    }
    forget()
  }

  /// The window is gone: no request may name it any more.
  func forget() {
    display.windows[identifier] = nil
    isClosed = true
    isMapped = false
    uploads = []
    inputs = InputQueue()
    pacer.cancel()
  }

  /// The connection while requests about this window still make sense.
  var openConnection: OpaquePointer? { isClosed ? nil : display.connection }
}
