// SPDX-License-Identifier: MIT

internal import CXCB
import LinuxCoreGraphics

/// The reason for the lack of a display or window. `description` is one line for the user.
package enum X11Error: Error, Equatable, CustomStringConvertible {
  /// Neither the caller nor `DISPLAY` names a display.
  case noDisplay
  /// The server doesn't answer, or refuses.
  case cannotConnect(display: String, reason: String)
  /// The screen doesn't store colors as red, green, and blue.
  case unsupportedScreen(display: String)
  /// There is no memory for a window of this size, or the connection has ended.
  case cannotOpenWindow(reason: String)

  package var description: String {
    switch self {
    case .noDisplay:
      "no display, which is X11 or Xwayland: DISPLAY is not set"
    case .cannotConnect(let display, let reason):
      "cannot connect to the X11 display \(display): \(reason)"
    case .unsupportedScreen(let display):
      "cannot draw on the X11 display \(display): its screen is not a TrueColor screen"
    case .cannotOpenWindow(let reason):
      "cannot open an X11 window: \(reason)"
    }
  }
}

extension X11Display {
  static func connect(to name: String) throws -> (connection: OpaquePointer, screen: Int) {
    var screen: Int32 = 0
    guard let connection = xcb_connect(name, &screen) else {
      throw X11Error.cannotConnect(display: name, reason: "out of memory")
    }
    let code = xcb_connection_has_error(connection)
    guard code == 0 else {
      xcb_disconnect(connection)
      throw X11Error.cannotConnect(display: name, reason: reason(code))
    }
    return (connection, Int(screen))
  }

  static func reason(_ code: Int32) -> String {
    switch code {
    case XCB_CONN_CLOSED_EXT_NOTSUPPORTED: "the server lacks an extension"
    case XCB_CONN_CLOSED_MEM_INSUFFICIENT: "out of memory"
    case XCB_CONN_CLOSED_REQ_LEN_EXCEED: "a request was too long"
    case XCB_CONN_CLOSED_PARSE_ERR: "the name is not one of a display"
    case XCB_CONN_CLOSED_INVALID_SCREEN: "it has no such screen"
    default: "no server answers, or it refuses"
    }
  }

  /// The arrow of the core cursor font. A window without a cursor shows the root's, often a cross.
  static func makeArrowCursor(_ connection: OpaquePointer) -> xcb_cursor_t {
    let font = xcb_generate_id(connection)
    let cursor = xcb_generate_id(connection)
    let name = "cursor"
    let arrow: UInt16 = 68  // XC_left_ptr. Each shape is followed by its mask.
    let opened = xcb_open_font_checked(connection, font, UInt16(name.utf8.count), name)
    if let error = xcb_request_check(connection, opened) {
      free(error)
      return 0  // On a server without fonts, use the root's cursor.
    }
    xcb_create_glyph_cursor(
      connection, cursor, font, font, arrow, arrow + 1, 0, 0, 0, 0xffff, 0xffff, 0xffff)
    xcb_close_font(connection, font)
    return cursor
  }
}

/// The screen of a display. Windows have the depth and the visual of its root window.
struct X11Screen {
  let root: xcb_window_t
  /// The root of the first screen, which has the resources of the whole display.
  private let resourceRoot: xcb_window_t
  /// Belongs to the connection.
  let visual: UnsafeMutablePointer<xcb_visualtype_t>

  /// Fails if the root window doesn't store colors as red, green, and blue.
  init?(connection: OpaquePointer, number: Int) {
    var screens = xcb_setup_roots_iterator(xcb_get_setup(connection))
    guard let first = screens.data else { return nil }
    for _ in 0..<number where screens.rem > 1 { xcb_screen_next(&screens) }
    guard let screen = screens.data, let visual = Self.rootVisual(of: screen) else { return nil }
    root = screen.pointee.root
    resourceRoot = first.pointee.root
    self.visual = visual
  }

  private static func rootVisual(
    of screen: UnsafeMutablePointer<xcb_screen_t>
  ) -> UnsafeMutablePointer<xcb_visualtype_t>? {
    var depths = xcb_screen_allowed_depths_iterator(screen)
    while depths.rem > 0, let depth = depths.data {
      var visuals = xcb_depth_visuals_iterator(depth)
      while visuals.rem > 0, let visual = visuals.data {
        if visual.pointee.visual_id == screen.pointee.root_visual {
          let isTrueColor = UInt32(visual.pointee._class) == XCB_VISUAL_CLASS_TRUE_COLOR.rawValue
          return isTrueColor ? visual : nil
        }
        xcb_visualtype_next(&visuals)
      }
      xcb_depth_next(&depths)
    }
    return nil
  }

  /// The text of the resource database, or an empty string if there is none.
  func resources(_ connection: OpaquePointer) -> String {
    let cookie = xcb_get_property(
      connection, 0, resourceRoot, XCB_ATOM_RESOURCE_MANAGER.rawValue, XCB_ATOM_STRING.rawValue, 0,
      1 << 18)
    guard let reply = xcb_get_property_reply(connection, cookie, nil) else { return "" }
    defer { free(reply) }
    guard reply.pointee.format == 8, let bytes = xcb_get_property_value(reply) else { return "" }
    let count = Int(xcb_get_property_value_length(reply))
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}

/// The server's numbers for names.
struct X11Atoms {
  let protocols: xcb_atom_t
  let deleteWindow: xcb_atom_t
  let netName: xcb_atom_t
  let utf8String: xcb_atom_t
  /// The property in which a window manager says that it iconified a window.
  let state: xcb_atom_t
  /// The type of messages that this program sends to itself.
  let echo: xcb_atom_t

  init(connection: OpaquePointer) {
    let names = [
      "WM_PROTOCOLS", "WM_DELETE_WINDOW", "_NET_WM_NAME", "UTF8_STRING", "WM_STATE",
      "_STATUSHUD_ECHO",
    ]
    // All questions before all answers make one round trip instead of six.
    let cookies = names.map { xcb_intern_atom(connection, 0, UInt16($0.utf8.count), $0) }
    let atoms = cookies.map { cookie -> xcb_atom_t in
      guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else { return 0 }
      defer { free(reply) }
      return reply.pointee.atom
    }
    protocols = atoms[0]
    deleteWindow = atoms[1]
    netName = atoms[2]
    utf8String = atoms[3]
    state = atoms[4]
    echo = atoms[5]
  }
}
