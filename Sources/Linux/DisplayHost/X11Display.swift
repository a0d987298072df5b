// SPDX-License-Identifier: MIT

internal import CXCB
import Dispatch
import LinuxCoreGraphics

/// A connection to an X11 server.
///
/// The connection's descriptor is a dispatch source on the main queue: events arrive there while
/// the app runs its main queue, and nothing wakes the process in between. A program that connects
/// must ignore SIGPIPE, because a server that ends causes this signal.
@MainActor
package final class X11Display {
  /// The name of the display, for example `:0.0`.
  package let name: String
  /// Pixels per point: `Xft.dpi` divided by 96, from 1 to 4, when the connection began.
  package let scale: CGFloat
  /// The number of times that the connection or the timer of a frame woke the main queue.
  package internal(set) var wakeUpCount = 0
  /// Called with a sentence for each request that the server refused. Logs by default.
  package var onProtocolError: (String) -> Void = { message in
    FileHandle.standardError.write(Data("X11: \(message)\n".utf8))
  }
  /// Whether requests still reach a server.
  package var isConnected: Bool { connection != nil }

  let screen: X11Screen
  let atoms: X11Atoms
  let cursor: xcb_cursor_t
  var connection: OpaquePointer?
  /// The keyboard map.
  var keySymbols: OpaquePointer?
  var source: (any DispatchSourceRead)?
  var windows: [xcb_window_t: WeakWindow] = [:]
  /// Events that came in with replies, in order. The descriptor doesn't announce them again.
  var arrivals: [UnsafeMutablePointer<xcb_generic_event_t>] = []
  var isDraining = false
  var isDrainScheduled = false
  /// Cairo's data about the connection.
  private let device: OpaquePointer?

  struct WeakWindow {
    weak var window: X11Window?
  }

  /// Connects to `name`, or to the display in the environment variable `DISPLAY`.
  /// - Throws: `X11Error` with a sentence for the user.
  package init(
    name: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let name = name ?? environment["DISPLAY"] ?? ""
    guard !name.isEmpty else { throw X11Error.noDisplay }
    let (connection, screenNumber) = try Self.connect(to: name)
    guard let screen = X11Screen(connection: connection, number: screenNumber) else {
      xcb_disconnect(connection)
      throw X11Error.unsupportedScreen(display: name)
    }
    self.name = name
    self.connection = connection
    self.screen = screen
    atoms = X11Atoms(connection: connection)
    keySymbols = xcb_key_symbols_alloc(connection)
    cursor = Self.makeArrowCursor(connection)
    scale = DisplayScale.of(resources: screen.resources(connection))
    let surface = cairo_xcb_surface_create(connection, screen.root, screen.visual, 1, 1)
    device = cairo_device_reference(cairo_surface_get_device(surface))
    cairo_surface_destroy(surface)
    startReading()
    flush()
  }

  isolated deinit {
    disconnect()
  }

  private func startReading() {
    guard let connection else { return }
    let source = DispatchSource.makeReadSource(
      fileDescriptor: xcb_get_file_descriptor(connection), queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.wakeUpCount += 1
        self?.drain()
      }
    }
    source.activate()
    self.source = source
  }

  /// Ends the connection. Windows don't get further events. A second call has no effect.
  package func disconnect() {
    guard let connection else { return }
    self.connection = nil
    for event in arrivals { free(event) }
    arrivals = []
    if let keySymbols { xcb_key_symbols_free(keySymbols) }
    keySymbols = nil
    // Cairo would recognize a later connection at the same address as this one.
    cairo_device_finish(device)
    cairo_device_destroy(device)
    // The descriptor must stay open until the source has let go of it.
    let closing = ClosingConnection(pointer: connection)
    source?.setCancelHandler { closing.close() }
    source?.cancel()
    source = nil
  }

  /// Sends all requests and waits until the server has performed them.
  package func synchronize() {
    guard let connection else { return }
    free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
    collectArrivals()
  }

  /// Sends all requests.
  func flush() {
    guard let connection else { return }
    xcb_flush(connection)
    collectArrivals()
  }
}

/// The connection on its way to the cancel handler, which alone uses it from then on.
private struct ClosingConnection: @unchecked Sendable {
  let pointer: OpaquePointer
  func close() { xcb_disconnect(pointer) }
}
