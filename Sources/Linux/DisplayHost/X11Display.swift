// SPDX-License-Identifier: MIT

internal import CXCB
import Dispatch
import LinuxCoreGraphics

/// A connection to an X11 server.
///
/// The connection's descriptor is a dispatch source on the main queue: events arrive there while
/// the application runs its main queue, and nothing wakes the process in between.
@MainActor
package final class X11Display {
  /// The name that was connected to, for example `:0.0`.
  package let name: String
  /// Pixels per point: `Xft.dpi` over 96, from 1 to 4. Windows follow its changes.
  package internal(set) var scale: CGFloat
  /// How often the connection woke the main queue up.
  package internal(set) var wakeUpCount = 0
  /// Whether pictures travel through memory shared with the server.
  package let usesSharedMemory: Bool
  /// Whether any window is open.
  package var hasWindows: Bool { !openWindows.isEmpty }
  /// Called with a sentence for each request that the server refused. Logs by default.
  package var onProtocolError: (String) -> Void = { message in
    FileHandle.standardError.write(Data("X11: \(message)\n".utf8))
  }
  /// Whether requests still reach a server.
  package var isConnected: Bool { connection != nil }

  let screen: X11Screen
  let present: X11Present?
  let randr: X11RandR?
  let atoms: X11Atoms
  let sharedMemory: X11SharedMemory
  let keyboard: X11Keyboard
  let cursor: xcb_cursor_t
  var connection: OpaquePointer?
  var source: (any DispatchSourceRead)?
  var clock = ServerClock()
  var windows: [xcb_window_t: WeakWindow] = [:]
  /// Events that came in with replies, in order: the descriptor does not announce them again.
  var arrivals: [UnsafeMutablePointer<xcb_generic_event_t>] = []
  /// What the monitors show of the screen.
  var outputs = OutputLayout()
  var outputsAreStale = false
  var isDraining = false
  var isDrainScheduled = false

  struct WeakWindow {
    weak var window: X11Window?
  }

  /// Connects to `name`, or to what `DISPLAY` names.
  /// - Throws: `X11Error` with a sentence for the user.
  package init(
    name: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let name = name ?? environment["DISPLAY"] ?? ""
    guard !name.isEmpty else { throw X11Error.noDisplay }
    let pipe = BrokenPipe()
    defer { pipe.end() }
    let (connection, screenNumber) = try Self.connect(to: name)
    let screen: X11Screen
    do {
      screen = try X11Screen(connection: connection, number: screenNumber, displayName: name)
    } catch {
      xcb_disconnect(connection)
      throw error
    }
    self.name = name
    self.connection = connection
    self.screen = screen
    atoms = X11Atoms(connection: connection)
    sharedMemory = X11SharedMemory(connection: connection)
    usesSharedMemory = sharedMemory.isUsable
    present = X11Present(connection: connection)
    randr = X11RandR(connection: connection)
    keyboard = X11Keyboard(connection: connection)
    cursor = Self.makeArrowCursor(connection)
    scale = ResourceDatabase.scale(in: Self.resources(connection, root: screen.resourceRoot))
    watchResources()
    watchOutputs()
    startReading()
    flush()
  }

  isolated deinit {
    disconnect()
  }

  /// Ends the connection; windows get no further events. Does nothing the second time.
  package func disconnect() {
    guard let connection else { return }
    self.connection = nil
    for event in arrivals { free(event) }
    arrivals = []
    keyboard.close()
    // The descriptor must stay open until the source has let go of it.
    let closing = ClosingConnection(pointer: connection)
    source?.setCancelHandler { closing.close() }
    source?.cancel()
    source = nil
  }

  /// Sends what was requested so far and waits until the server has done it.
  package func synchronize() {
    guard let connection else { return }
    synchronize(connection)
    collectArrivals()
  }

  func synchronize(_ connection: OpaquePointer) {
    let pipe = BrokenPipe()
    defer { pipe.end() }
    free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
  }

  /// Sends what was requested so far.
  func flush() {
    let pipe = BrokenPipe()
    defer { pipe.end() }
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
